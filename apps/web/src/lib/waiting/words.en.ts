import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('lib/waiting/words', {
  message: 'This waits for a second person. Nothing has changed so far.',
  title: 'This waits for a second person.',
  text: 'Nothing has changed so far. Somebody who took no part has to approve it, and you will get an e-mail.',
  see: 'See what waits',
});
