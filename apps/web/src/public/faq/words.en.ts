export const words = {
  title: 'Questions and answers',
  lead: 'What people ask us most.',
  search: 'Search the answers',
  found: (count: number, all: number) => `${count} of ${all} questions`,
  nothing: 'No answer contains these words.',
  askUs: 'Please try another word, or ask at the office; our contact details are at the bottom of the page.',
  empty: 'There are no questions here yet.',
};
