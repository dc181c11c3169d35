import { listReports, reports } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { listDonationEntries, listFeeEntries } from './entry.service.ts';
import { exportDonationReport, exportFeeReport, exportMemberReport } from './export/export-report.service.ts';
import { exportListReport, showListReport } from './lists/list-report.service.ts';
import { reportToRegulator } from './lists/regulator.service.ts';
import { reportMembers } from './member-report.service.ts';
import { reportDonations, reportFees } from './money-report.service.ts';

export const reportRoutes = routes(reports, {
  members: reportMembers,
  fees: reportFees,
  donations: reportDonations,
  feeEntries: listFeeEntries,
  donationEntries: listDonationEntries,
  exportMembers: exportMemberReport,
  exportFees: exportFeeReport,
  exportDonations: exportDonationReport,
});

export const listReportRoutes = routes(listReports, {
  show: showListReport,
  export: exportListReport,
  regulator: reportToRegulator,
});
