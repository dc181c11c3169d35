import { addDays, members, type MemberCounts, type MemberRow } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import type { ListView } from '../../../ui/data-list/filters/list-views.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { renewalQueries } from '../renewal.queries.ts';
import { words } from '../words.en.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { memberColumns } from '../../members/index.ts';

const { action, renew, renewOf } = words.due;
const renewable = new Set(['current', 'grace', 'lapsed']);
const ofTheRegister = new Set(['name', 'type', 'standing', 'paidUntil']);

const dueColumns: Column<MemberRow>[] = [
  ...memberColumns.filter(({ key }) => ofTheRegister.has(key)),
  {
    key: 'renew',
    label: action,
    align: 'end',
    cell: ({ id, name, standing }) =>
      renewable.has(standing) && (
        <ButtonLink icon="renew" to={`/renew-membership/renewal/${id}/renew`} aria-label={renewOf(name)}>
          {renew}
        </ButtonLink>
      ),
  },
];

const { due } = words;
const soon = () => ({ standing: 'current', paidUntilTo: addDays(today(), 60) });
const viewsWith = (counts: Partial<MemberCounts>): ListView[] => [
  { label: due.views.soon, filters: {}, count: counts.expiringIn60Days },
  { label: due.views.grace, filters: { standing: 'grace' }, count: counts.grace },
  { label: due.views.lapsed, filters: { standing: 'lapsed' }, count: counts.lapsed },
];

/** Members whose time to renew has come; anyone who is searched for is found as well. */
export default function DueListPage() {
  const { can } = useSession();
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
      printWhole={
        can('export', 'Member') &&
        ((asked) => call(members.print, { query: { ...asked, ...(unasked && soon()) } }))
      }
      columns={dueColumns}
      rowKey={({ id }) => id}
      search={due.search}
      views={viewsWith(counts)}
      empty={{ motif: 'wheel', title: due.emptyTitle, text: due.emptyText }}
    />
  );
}
