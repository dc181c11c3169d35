/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  statements: 'Bank statements',
  statement: 'Bank statement',
};
