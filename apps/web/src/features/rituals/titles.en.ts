import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/rituals/titles', {
  today: 'List of the day',
  month: 'Rituals',
  year: 'Ritual days of a year',
  open: 'Waiting names',
  kinds: 'Kinds of ritual',
  addKind: 'New ritual',
});
