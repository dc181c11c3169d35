import { feeKinds, membershipTypes, paymentMethods, paymentStatuses } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import type { ListFilter } from '../../ui/data-list/filters/list-filter.ts';
import { moneyWords } from '../money/index.ts';
import { reportKinds } from './report-kinds.ts';
import { ReportPage } from './report-page.tsx';
import { words } from './words.en.ts';

const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

export default function FeeReportPage() {
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const filters: ListFilter[] = [
    {
      key: 'membershipTypeId',
      label: words.filters.membershipTypeId,
      options: types.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    { key: 'kind', label: words.filters.kind, options: named(feeKinds, words.groups.kind) },
    { key: 'method', label: words.filters.method, options: named(paymentMethods, moneyWords.methods) },
    {
      key: 'paymentStatus',
      label: words.filters.paymentStatus,
      options: named(paymentStatuses, moneyWords.statuses),
    },
  ];
  return <ReportPage kind={reportKinds.fees} filters={filters} />;
}
