import { format } from '../../language/format.ts';
import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('ui/data-list/words', {
  filter: 'Filter',
  apply: 'Apply',
  noDay: 'Enter a day that exists, such as 15 March 2026.',
  noSum: 'Enter an amount, such as 500 or 1,500.50.',
  clearAll: 'Clear all',
  is: (label: string) => `${label} is`,
  remove: ', remove',
  any: 'Any',
  range: (first: number, last: number, all: number) =>
    `${format.number(first)}–${format.number(last)} of ${format.number(all)}`,
  rangeOfMany: (first: number, last: number, counted: number) =>
    `${format.number(first)}–${format.number(last)} of more than ${format.number(counted)}`,
  orMore: (counted: number) => `${format.number(counted)}+`,
  count: 'Count them',
  counting: 'Counting…',
  narrow: 'To get there sooner, narrow the list with the search or a filter, or sort it the other way.',
  print: 'Print',
  printPage: 'Print this page',
  notPrinted: 'No answer from the server: nothing was printed.',
  printed: (count: number, day: string) =>
    count === 1 ? `1 row, printed on ${day}` : `${format.number(count)} rows, printed on ${day}`,
  printedPart: (most: string, day: string) =>
    `The first ${most} rows, printed on ${day}. To have all of them, export the list.`,
  rows: 'Rows',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  choice: {
    label: 'Chosen rows',
    column: 'Choose',
    choose: (name: string) => `Choose ${name}`,
    chosen: (count: number) => `${format.number(count)} chosen`,
    full: (count: number) => `${format.number(count)} chosen, no more at once`,
    page: 'Choose this page',
    clear: 'Choose none',
  },
  views: 'Saved views',
  nothingMatches: 'No Result',
  nothingMatchesWhy: 'Try fewer words, or clear the filters.',
});
