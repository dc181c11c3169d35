import { useMemberFilters } from '../members/index.ts';
import { reportKinds } from './report-kinds.ts';
import { ReportPage } from './report-page.tsx';

/** The days of joining are the period of the question. */
const ofThePeriod = ['joinedFrom', 'joinedTo'];

export default function MemberReportPage() {
  const filters = useMemberFilters().filter(({ key }) => !ofThePeriod.includes(key));
  return <ReportPage kind={reportKinds.members} filters={filters} />;
}
