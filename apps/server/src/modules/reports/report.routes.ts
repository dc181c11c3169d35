import { reports } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { reportDonations, reportFees } from './report.service.ts';

export const reportRoutes = routes(reports, { fees: reportFees, donations: reportDonations });
