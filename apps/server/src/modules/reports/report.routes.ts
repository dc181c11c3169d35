import { cashClosings, listReports, reports } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { type Routes, routes } from '../../http/routes.ts';
import { closeCashDay, getCashDay } from './closings/closing.service.ts';
import { printCashDay } from './closings/print-closing.service.ts';
import { closingWords } from './closings/words.en.ts';
import { listDonationEntries, listFeeEntries } from './money/entry.service.ts';
import { exportMemberReport } from './export/export-member-report.service.ts';
import { exportDonationReport, exportFeeReport } from './export/export-money-report.service.ts';
import { exportListReport, showListReport } from './lists/list-report.service.ts';
import { reportToRegulator } from './lists/regulator.service.ts';
import { reportMembers } from './member-report.service.ts';
import { reportDonations, reportDonors, reportFees } from './money/money-report.service.ts';

export const reportRoutes: Routes[] = [
  routes(reports, {
    members: reportMembers,
    fees: reportFees,
    donations: reportDonations,
    donors: reportDonors,
    feeEntries: listFeeEntries,
    donationEntries: listDonationEntries,
    exportMembers: exportMemberReport,
    exportFees: exportFeeReport,
    exportDonations: exportDonationReport,
  }),

  routes(listReports, {
    show: showListReport,
    export: exportListReport,
    regulator: reportToRegulator,
  }),

  routes(
    cashClosings,
    { get: getCashDay, close: closeCashDay, print: printCashDay },
    {
      cash_closings_day_unique: () => new AppError('wrong_state', { detail: closingWords.closedAlready }),
    },
  ),
];
