import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/auth/titles', {
  login: 'Log in',
  forgot: 'Reset your password',
  reset: 'Choose a new password',
  join: 'Open your account',
  change: 'Change Password',
  undo: 'This was not you?',
});
