import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('app/handbook/words', {
  title: 'Help',
  search: 'Search the help',
  contents: 'All pages',
  count: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  steps: 'How to',
  keys: 'Keyboard shortcuts',
  keysNote: 'They work while you are not typing in a field.',
  whoMay: 'Who may',
  signedIn: 'Everyone who is logged in.',
  rolesThat: 'People whose role may:',
  yours: 'in your role',
  notYours: 'not in your role',
  open: 'Open this screen',
  see: 'See also',
});
