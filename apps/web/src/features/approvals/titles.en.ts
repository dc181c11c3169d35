import { inLanguage } from '../../language/language.ts';

/** The title of the page, which is known before the page is loaded. */
export const titles = inLanguage('features/approvals/titles', {
  list: 'Waiting for a second person',
});
