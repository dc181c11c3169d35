import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/users/titles', {
  list: 'Users',
  user: 'User',
  resetPassword: 'Reset password',
  own: 'Your account',
});
