/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  list: 'Members',
  page: 'Member',
  add: 'Add a member',
  duplicates: 'Duplicates',
  claims: 'Details to confirm',
};
