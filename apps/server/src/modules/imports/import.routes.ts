import { imports } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { AppError } from '../../base/app-error.ts';
import { bulkUpload, getImport, listImports } from './import.service.ts';
import { getRejectedRows } from './rejected-rows.service.ts';
import { undoImport } from './running/undo-import.service.ts';
import { donationPaymentsTarget } from '../donations/imports/donation-payments-target.ts';
import { feePaymentsTarget } from '../fees/imports/fee-payments-target.ts';
import { membersTarget } from '../members/imports/members-target.ts';
import { getTemplate } from './template.service.ts';
import { words } from './words.en.ts';

export const importRoutes = routes(
  imports,
  {
    members: bulkUpload(membersTarget),
    feePayments: bulkUpload(feePaymentsTarget),
    donationPayments: bulkUpload(donationPaymentsTarget),
    template: getTemplate,
    list: listImports,
    get: getImport,
    errors: getRejectedRows,
    undo: undoImport,
  },
  { imports_one_at_a_time: () => new AppError('wrong_state', { detail: words.alreadyRunning }) },
);
