import { inLanguage } from '../../language/language.ts';

/** In a folder of their own, so that only the page that shows them fetches them. */
export const words = inLanguage('public/desk/words', {
  title: 'Please give at the desk.',
  text: 'Bank transfers and cards are not set up yet. You can choose your donation here and bring its reference to the desk.',
});
