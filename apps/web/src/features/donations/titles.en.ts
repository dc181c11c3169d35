import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/donations/titles', {
  list: 'Donations',
  add: 'Add a donation',
  edit: 'Edit the donation',
  page: 'Donation',
  dedications: 'Dedications',
});
