import { inLanguage } from '../../../language/language.ts';

/** What is said wherever something would be sent, and nothing can be. */
export const words = inLanguage('features/messages/cannot-send/words', {
  nothing: 'This centre cannot send e-mail or SMS yet.',
  noMail: 'This centre cannot send e-mail yet.',
  setUpMail: 'Set up e-mail',
  setUp: 'Set up e-mail or SMS',
  whoCan: 'An administrator can set it up.',
});
