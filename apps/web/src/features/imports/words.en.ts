import { format } from '../../language/format.ts';
import type { ImportProgress, ImportTarget } from '@kathok/contract';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const states: Record<ImportProgress['state'], string> = {
  previewed: 'Checked, not imported',
  running: 'Running',
  done: 'Imported',
  failed: 'Not imported',
  undoing: 'Undoing…',
  undone: 'Undone',
};
const number = (count: number) => format.number(count);
const rows = (count: number) => (count === 1 ? '1 row' : `${number(count)} rows`);
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

type KindWords = {
  title: string;
  /** The list it belongs to. */
  list: string;
  file: string;
  count: (count: number) => string;
  mayLeave: string;
  see: string;
  undoText: string;
};

const anySheet = 'The template has all columns, but your own sheet works too.';
const moneyStays =
  'Every payment of this import is reversed and its receipt is void; the books keep both. Not possible once payments or changes depend on them.';

const kinds: Record<ImportTarget, KindWords> = {
  members: {
    title: titles.members,
    list: 'Members',
    file: `An Excel sheet or a CSV file with one member per row and column headings. ${anySheet}`,
    count: counted('member', 'members'),
    mayLeave: 'You can leave this page; the import continues. The members appear once all are imported.',
    see: 'See the members',
    undoText:
      'All members of this import are removed, as if it had never happened. Not possible once payments or changes depend on them.',
  },
  'fee-payments': {
    title: titles['fee-payments'],
    list: 'Renewals',
    file: `An Excel sheet or a CSV file with one paid fee per row: member, period, amount, date and method. Old receipt numbers are kept. ${anySheet}`,
    count: counted('payment', 'payments'),
    mayLeave: 'You can leave this page; the import continues.',
    see: 'See the renewals',
    undoText: moneyStays,
  },
  'donation-payments': {
    title: titles['donation-payments'],
    list: 'Donations',
    file: `An Excel sheet or a CSV file with one donation per row: donor, purpose, amount, date and method. Old receipt numbers are kept. ${anySheet}`,
    count: counted('donation', 'donations'),
    mayLeave: 'You can leave this page; the import continues.',
    see: 'See the donations',
    undoText: moneyStays,
  },
};

export const words = inLanguage('features/imports/words', {
  kinds,
  lead: 'Check first, then import. You can undo a whole import for 30 days.',
  template: 'Download the template',
  back: 'Back',
  steps: { file: 'File', columns: 'Columns', check: 'Check', done: 'Done' },
  file: {
    title: 'Which file?',
    label: 'Sheet',
    hint: (most: string) => `XLSX or CSV, up to ${most}.`,
  },
  columns: {
    title: 'What do the columns mean?',
    text: (file: string, count: number) =>
      `${file} has ${rows(count)}. Please check what each column will be imported as.`,
    seenBefore: (by: string) => `This file was already imported, by ${by}.`,
    missing: 'No column was found for',
    becomes: 'Import as',
    choose: (column: string) => `Import ${column} as`,
    leaveOut: 'Do not import',
    check: 'Check the rows',
    checking: 'Checking…',
  },
  columnTable: {
    column: 'In your file',
    samples: 'For example',
    required: (label: string) => `${label} (required)`,
    empty: 'empty',
  },
  check: {
    title: 'Result of the check',
    read: 'Rows read',
    good: 'Ready to import',
    bad: 'With errors',
    warned: 'Worth a look',
    errors: 'Errors, by cause',
    group: (cause: string, column: string | null) => (column === null ? cause : `${column}: ${cause}`),
    warnings: 'Worth a look',
    rows,
    getBad: (count: number) => (count === 1 ? 'Download this row' : `Download these ${rows(count)}`),
    badFile: 'rows-with-errors.xlsx',
    problem: (row: number, column: string | null, message: string) =>
      column ? `Row ${row}, ${column}: ${message}` : `Row ${row}: ${message}`,
    more: (count: number) => `and ${rows(count)} more`,
    sample: 'First rows, as understood',
    noneReady: 'No row can be imported yet.',
    noneReadyText:
      'Download the rows with errors: each says what is wrong. Correct them in the sheet and upload it again.',
    another: 'Upload a corrected sheet',
    start: (good: number, bad: number) =>
      bad > 0 ? `Create ${number(good)}, skip ${number(bad)}` : `Create ${number(good)}`,
    starting: 'Starting…',
    secondPerson: 'A second person must decide this.',
    handOn:
      'Your centre uses the two-person rule, so the person who uploaded the sheet cannot import it. Send this link to a colleague:',
    handOnLabel: 'the address of this check',
  },
  progress: {
    title: 'Progress of the import',
    states,
    moving: (done: number, all: number, rate: number | null) =>
      rate === null
        ? `${number(done)} of ${rows(all)}`
        : `${number(done)} of ${rows(all)}, ${number(Math.round(rate))} a second`,
    counts: (created: string, rejected: number) =>
      rejected > 0 ? `${created} created, ${rows(rejected)} skipped.` : `${created} created.`,
    rejected: (count: number) =>
      count === 1 ? 'Download the skipped row' : `Download the ${number(count)} skipped rows`,
    rejectedFile: 'skipped-rows.xlsx',
    undo: 'Undo import',
    undoTitle: (created: string) => `Undo the import of ${created}?`,
    again: 'Import another sheet',
  },
  earlier: {
    title: 'Earlier imports',
    line: (state: string, created: string, by: string) => `${state}, ${created}, by ${by}`,
  },
});
