import { useMemberFilters } from '../members/index.ts';
import { reportKinds } from './report-kinds.ts';
import { ReportPage } from './report-page.tsx';

/** The days of joining are the period of the question. */
const ofThePeriod = new Set(['joinedFrom', 'joinedTo']);

export default function MemberReportPage() {
  const filters = useMemberFilters().filter(({ key }) => !ofThePeriod.has(key));
  return <ReportPage kind={reportKinds.members} filters={filters} />;
}
