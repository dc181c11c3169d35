import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import { runImport, runImportJob } from './running/run-import.ts';
import { finishUndo, undoImportJob } from './running/undo-import.service.ts';

export const importJobs: JobHandlers = { [runImportJob]: runImport, [undoImportJob]: finishUndo };
