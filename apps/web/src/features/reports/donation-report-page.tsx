import { useDonationFilters } from '../donations/index.ts';
import { reportKinds } from './report-kinds.ts';
import { ReportPage } from './report-page.tsx';

/** The days are the period of the question. */
const ofThePeriod = new Set(['from', 'to']);

export default function DonationReportPage() {
  const filters = useDonationFilters().filter(({ key }) => !ofThePeriod.has(key));
  return <ReportPage kind={reportKinds.donations} filters={filters} />;
}
