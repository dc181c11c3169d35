import { inLanguage } from '../../language/language.ts';

export const titles = inLanguage('features/rituals/titles', {
  today: 'List of the day',
  month: 'Rituals',
});
