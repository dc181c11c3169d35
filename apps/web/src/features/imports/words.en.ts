import type { ImportProgress } from '@kathok/contract';

const states: Record<ImportProgress['state'], string> = {
  previewed: 'Looked at, not imported',
  running: 'Running',
  done: 'Imported',
  failed: 'Not imported',
  undoing: 'Being taken back',
  undone: 'Taken back',
};
const number = (count: number) => count.toLocaleString('en');
const rows = (count: number) => (count === 1 ? '1 row' : `${number(count)} rows`);
const members = (count: number) => (count === 1 ? '1 member' : `${number(count)} members`);

export const words = {
  title: 'Import members',
  lead: 'From a sheet: look first, then decide. A whole import can be taken back for 30 days.',
  members: 'Members',
  template: 'Get the template',
  back: 'Back',
  steps: { file: 'File', columns: 'Columns', check: 'Check', done: 'Done' },
  file: {
    title: 'Which file?',
    text: 'An Excel sheet or a CSV file with one member per row and headings on top. The template has all columns, but your own sheet works too.',
    label: 'Sheet',
    hint: 'XLSX or CSV, up to 25 MB.',
  },
  columns: {
    title: 'What do the columns mean?',
    text: (file: string, count: number) =>
      `${file} has ${rows(count)}. Please look over what each column was taken for.`,
    seenBefore: (by: string) => `This very file was imported before, by ${by}.`,
    missing: 'No column was found for',
    column: 'In your sheet',
    samples: 'For example',
    becomes: 'Is taken for',
    choose: (column: string) => `What the column ${column} is taken for`,
    leaveOut: 'Left out',
    required: (label: string) => `${label} (needed)`,
    empty: 'empty',
    check: 'Check the rows',
    checking: 'Checking…',
  },
  check: {
    title: 'What was found',
    read: 'Rows read',
    good: 'Ready to import',
    bad: 'With errors',
    warned: 'Worth a look',
    errors: 'Errors, by cause',
    warnings: 'Worth a look',
    rows,
    problem: (row: number, column: string | null, message: string) =>
      column ? `Row ${row}, ${column}: ${message}` : `Row ${row}: ${message}`,
    more: (count: number) => `and ${rows(count)} more`,
    sample: 'The first rows, as they were understood',
    start: (good: number, bad: number) =>
      bad > 0 ? `Create ${number(good)}, skip ${number(bad)}` : `Create ${number(good)}`,
    starting: 'Starting…',
  },
  progress: {
    title: 'Progress of the import',
    states,
    moving: (done: number, all: number, rate: number | null) =>
      rate === null
        ? `${number(done)} of ${rows(all)}`
        : `${number(done)} of ${rows(all)}, ${number(Math.round(rate))} a second`,
    mayLeave: 'You may leave this page; it goes on, and nobody sees the members before all are there.',
    counts: (created: number, rejected: number) =>
      rejected > 0
        ? `${members(created)} created, ${rows(rejected)} skipped.`
        : `${members(created)} created.`,
    see: 'See the members',
    rejected: (count: number) =>
      count === 1 ? 'Get the skipped row' : `Get the ${number(count)} skipped rows`,
    rejectedFile: 'skipped-rows.xlsx',
    undo: 'Take the import back',
    undoTitle: (count: number) => `Take ${members(count)} back?`,
    undoText:
      'All members of this import disappear, as if it had never been. It is refused where something has been built on one of them.',
    again: 'Import another sheet',
  },
  earlier: {
    title: 'Earlier imports',
    line: (state: string, created: number, by: string) => `${state}, ${members(created)}, by ${by}`,
  },
};
