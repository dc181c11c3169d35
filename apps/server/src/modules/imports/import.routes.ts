import { imports } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { AppError } from '../../base/app-error.ts';
import type { ImportTargets } from './import-target.ts';
import { bulkUpload, getImport, listImports } from './import.service.ts';
import { getRejectedRows } from './rejected-rows.service.ts';
import { undoImport } from './running/undo-import.service.ts';
import { getTemplate } from './template.service.ts';
import { words } from './words.en.ts';

export const importRoutes = (targets: ImportTargets) =>
  routes(
    imports,
    {
      members: bulkUpload(targets.members),
      feePayments: bulkUpload(targets['fee-payments']),
      donationPayments: bulkUpload(targets['donation-payments']),
      template: getTemplate(targets),
      list: listImports,
      get: getImport,
      errors: getRejectedRows(targets),
      undo: undoImport(targets),
    },
    { imports_one_at_a_time: () => new AppError('wrong_state', { detail: words.alreadyRunning }) },
  );
