import { inLanguage } from '../language/language.ts';

export const words = inLanguage('lib/words', {
  noAnswer: 'No answer from the server',
  proving: 'One moment, please. We are checking that you are not a robot.',
  unreadableAnswer: 'The service cannot answer just now',
});
