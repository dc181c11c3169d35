import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/own-sign-in/titles', {
  signIn: 'Login and security',
});
