/** The titles of the pages, which are known before the pages are loaded. */
export const titles = {
  messages: 'Messages',
  templates: 'What we send',
  mailings: 'To members',
  unreachable: 'Cannot be reached',
};
