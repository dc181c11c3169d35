import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage('features/members/duplicates/words', {
  action: 'Two people',
  actionOf: (one: string, other: string) => `Two people: ${one} and ${other}`,
  title: 'Are these two different people?',
  text: (one: string, other: string) => `${one} and ${other} stay as they are, and are not shown here again.`,
  confirm: 'They are two people',
  done: 'Remembered: they are two people.',
});
