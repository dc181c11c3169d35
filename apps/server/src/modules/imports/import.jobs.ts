import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import type { ImportTargets } from './import-target.ts';
import { runImport, runImportJob } from './running/run-import.ts';
import { finishUndo, undoImportJob } from './running/undo-import.service.ts';

export const importJobs = (targets: ImportTargets): JobHandlers => ({
  [runImportJob]: runImport(targets),
  [undoImportJob]: finishUndo(targets),
});
