import { addDays, type MemberCounts, members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { today } from '../../../lib/today.ts';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import type { ListView } from '../../../ui/data-list/filters/list-views.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { renewalQueries } from '../renewal.queries.ts';
import { words } from '../words.en.ts';
import { dueColumns } from './due-columns.tsx';

const { due } = words;
const soon = () => ({ standing: 'current', paidUntilTo: addDays(today(), 60) });
const viewsWith = (counts: Partial<MemberCounts>): ListView[] => [
  { label: due.views.soon, filters: {}, count: counts.expiringIn60Days },
  { label: due.views.grace, filters: { standing: 'grace' }, count: counts.grace },
  { label: due.views.lapsed, filters: { standing: 'lapsed' }, count: counts.lapsed },
];

/** Members whose time to renew has come; anyone who is searched for is found as well. */
export default function DueListPage() {
  const list = useListState({ sortBy: 'paidUntil', filters: ['standing'] });
  const unasked = list.q === '' && list.filters['standing'] === undefined;
  const query = useQuery(renewalQueries.due({ ...list.query, ...(unasked && soon()) }));
  const counts = useQuery(renewalQueries.dueCounts()).data ?? {};
  return (
    <ListPage
      title={due.title}
      lead={due.lead}
      list={list}
      query={query}
      fetchPage={(asked) => call(members.list, { query: { ...asked, ...(unasked && soon()) } })}
      columns={dueColumns}
      rowKey={({ id }) => id}
      search={due.search}
      views={viewsWith(counts)}
      empty={{ motif: 'wheel', title: due.emptyTitle, text: due.emptyText }}
    />
  );
}
