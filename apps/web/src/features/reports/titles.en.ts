import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/reports/titles', {
  members: 'Member report',
  fees: 'Fee report',
  donations: 'Donation report',
  all: 'All reports',
  list: 'Report',
  closing: 'Close the day',
  regulator: 'Yearly report to the regulator',
});
