/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  due: 'Renew a membership',
  renew: 'Renew',
  list: 'Renewals',
  page: 'Renewal',
};
