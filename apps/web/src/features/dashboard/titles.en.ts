/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  dashboard: 'Dashboard',
  received: 'Money received',
};
