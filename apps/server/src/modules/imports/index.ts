export { importField } from './import-field.ts';
export type {
  Cells,
  Finding,
  ImportField,
  ImportTarget,
  ImportTargets,
  NewBatch,
  RowAsChecked,
  RowAsRead,
  RowKey,
} from './import-target.ts';
export { importJobs } from './import.jobs.ts';
export { importRoutes } from './import.routes.ts';
export { plainName } from './preview.service.ts';
export { CellReader } from './reading/cell-reader.ts';
export { isCutOff, plainDigits } from './reading/digits.ts';
export { collectSamples } from './reading/dry-run.ts';
export { plainWord } from './reading/guess-fields.ts';
export { applyMapping } from './reading/mapping.ts';
export { meanings } from './reading/meanings.ts';
export { openSheet } from './reading/open-sheet.ts';
export { readDate } from './reading/read-date.ts';
export { readDayCell, readPastDay } from './reading/read-day-cell.ts';
export { readPhone } from './reading/read-phone.ts';
export { cellTitles, cellWords, choiceWords } from './reading/words.en.ts';
export { tidyImports } from './tidy-imports.ts';
