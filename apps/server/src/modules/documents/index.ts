import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import { mailCode, mailCodeJob } from './grants/request.service.ts';

export {
  certificateRoutes,
  documentRoutes,
  memberPaperRoutes,
  paperPreviewRoutes,
  receiptRoutes,
} from './document.routes.ts';

/** Work that goes on after the answer, by the kind of job. */
export const documentJobs: JobHandlers = { [mailCodeJob]: mailCode };
