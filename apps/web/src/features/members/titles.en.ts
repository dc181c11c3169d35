import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/members/titles', {
  list: 'Members',
  page: 'Member',
  add: 'Add a member',
  duplicates: 'Duplicates',
  claims: 'Details to confirm',
});
