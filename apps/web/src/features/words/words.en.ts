import type { WordState } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';
import { titles } from './titles.en.ts';

const states: Record<WordState, string> = {
  missing: 'Still in English',
  draft: 'Draft',
  own: 'Changed here',
  approved: 'Approved',
};

export const words = inLanguage('features/words/words', {
  title: titles.words,
  all: 'All',
  lead: 'What the pages say in Dzongkha. A reader of yours corrects and approves it, and it is shown at once.',
  settings: 'Settings',
  search: { label: 'Search words', placeholder: 'English or Dzongkha' },
  place: 'Where it is seen',
  english: 'English',
  dzongkha: 'Dzongkha',
  state: 'State',
  states,
  approvedBy: (name: string, day: string) => `${name}, ${day}`,
  actions: 'Actions',
  edit: 'Edit',
  approve: 'Approve',
  approveShown: (count: number) => (count === 1 ? 'Approve the one shown' : `Approve the ${count} shown`),
  approvedMany: (count: number) => (count === 1 ? '1 text approved.' : `${count} texts approved.`),
  notApproved: 'No answer from the server: it may not have been approved.',
  emptyTitle: 'No words yet',
  emptyText: 'The words come with the built product.',
  download: 'Download the sheet',
  fileName: 'words-dz.xlsx',
  takeSheet: 'Import a sheet',

  form: {
    title: 'Text in Dzongkha',
    labels: { text: 'Dzongkha', isApproved: 'I have read it: approved' },
    puts: (placeholders: string) => `Keep ${placeholders} where something is put in.`,
    save: 'Save text',
    saved: 'Saved. It is shown from now on.',
    original: 'Use the original text',
    restored: 'The original text is shown again.',
  },

  sheet: {
    title: 'Import a sheet',
    lead: 'Your reader fills in the columns Dzongkha and Approved by. First we only check it.',
    file: 'Sheet',
    fileHint: (most: string) => `XLSX or CSV, up to ${most}.`,
    found: (changed: number, approved: number) =>
      `${changed} ${changed === 1 ? 'text' : 'texts'} would change, and ${approved} would be approved.`,
    nothing: 'The sheet says what is shown already.',
    problems: (count: number) =>
      count === 1 ? '1 row cannot be imported' : `${count} rows cannot be imported`,
    row: (row: number, word: string, message: string) => `Row ${row}, ${word}: ${message}`,
    more: (count: number) => `and ${count} more`,
    take: 'Import',
    done: (changed: number, approved: number) => `${changed} changed, ${approved} approved.`,
    another: 'Choose another sheet',
    cancel: 'Cancel',
  },
});
