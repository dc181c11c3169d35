/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  signIn: 'How you log in',
};
