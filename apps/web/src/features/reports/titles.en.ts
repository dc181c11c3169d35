/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  members: 'Member report',
  fees: 'Fee report',
  donations: 'Donation report',
  all: 'All reports',
  list: 'Report',
  closing: 'Day closing',
  regulator: 'Yearly report to the regulator',
};
