import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/status/titles', {
  status: 'Status',
});
