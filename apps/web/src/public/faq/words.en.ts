import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/faq/words', {
  title: 'Questions and answers',
  lead: 'The questions we are asked most.',
  search: 'Search the answers',
  found: (count: number, all: number) => `${count} of ${all} questions`,
  nothing: 'No answer contains these words.',
  askUs: 'Try another word, or ask the office.',
  empty: 'No questions yet.',
});
