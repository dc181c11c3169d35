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
export { CellReader } from './reading/cell-reader.ts';
export { isCutOff, plainDigits } from './reading/digits.ts';
export { plainWord } from './reading/guess-fields.ts';
export { meanings } from './reading/meanings.ts';
export { readDayCell, readPastDay } from './reading/read-day-cell.ts';
export { readPhone } from './reading/read-phone.ts';
export { cellTitles, cellWords } from './reading/words.en.ts';
export { tidyImports } from './tidy-imports.ts';
