/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  list: 'Users',
  user: 'User',
  resetPassword: 'Reset password',
  own: 'Your account',
};
