import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import { mailCode, mailCodeJob } from './grants/request.service.ts';
import { mailCertificates, mailCertificatesJob } from './mailings/mail-certificates.ts';
import { issueYear, issueYearJob } from './years/issue-year.ts';

export { addressLines } from './cards/address-lines.ts';
export { drawCertificate } from './certificate.service.ts';
export { figures, grouped } from './content/format.ts';
export { frameOf } from './content/paper-frame.ts';
export { readPictures } from './drawing/draw-content.ts';
export { drawPaper } from './drawing/draw-paper.ts';
export { drawOnLetterhead } from './letters/on-letterhead.ts';
export { drawReceiptById } from './receipts/receipt.service.ts';
export { pdfAnswer } from './drawing/render-once.ts';
export { documentRoutes } from './document.routes.ts';
export { attachReceipt } from './sending/attach-receipt.ts';

/** Work that goes on after the answer, by the kind of job. */
export const documentJobs: JobHandlers = {
  [mailCodeJob]: mailCode,
  [mailCertificatesJob]: mailCertificates,
  [issueYearJob]: issueYear,
};
