/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  list: 'Donations',
  add: 'Add a donation',
  edit: 'Edit the donation',
  page: 'Donation',
  dedications: 'Dedications',
};
