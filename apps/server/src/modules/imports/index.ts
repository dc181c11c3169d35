import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import type { ImportTargets } from './import-target.ts';
import { runImport, runImportJob } from './running/run-import.ts';
import { finishUndo, undoImportJob } from './running/undo-import.service.ts';

export {
  type Cells,
  type Finding,
  importField,
  type ImportField,
  type ImportTarget,
  type ImportTargets,
  type NewBatch,
  type RowAsChecked,
  type RowAsRead,
  type RowKey,
} from './import-target.ts';
export { importRoutes } from './import.routes.ts';
export { plainName } from './preview.service.ts';
export { CellReader } from './cells/cell-reader.ts';
export { isCutOff, plainDigits } from './cells/digits.ts';
export { collectSamples } from './reading/dry-run.ts';
export { plainWord } from './reading/guess-fields.ts';
export { applyMapping } from './reading/mapping.ts';
export { wordLookup } from './cells/word-lookup.ts';
export { openSheet } from './reading/open-sheet.ts';
export { readDate } from './cells/read-date.ts';
export { readDayCell, readPastDay } from './cells/read-day-cell.ts';
export { readPhone } from './cells/read-phone.ts';
export { cellTitles, cellWords, choiceWords } from './reading/words.en.ts';
export { findSheets } from './tidying/kept-sheets.ts';
export { tidyImports } from './tidying/tidy-imports.ts';

/** Work that goes on after the answer, by the kind of job. */
export const importJobs = (targets: ImportTargets): JobHandlers => ({
  [runImportJob]: runImport(targets),
  [undoImportJob]: finishUndo(targets),
});
