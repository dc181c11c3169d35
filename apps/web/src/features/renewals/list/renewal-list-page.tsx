import { renewals } from '@kathok/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { renewalQueries } from '../renewal.queries.ts';
import { words } from '../words.en.ts';
import { renewalColumns } from './renewal-columns.tsx';
import { filterKeys, useRenewalFilters } from './renewal-filters.ts';

const { list: said } = words;
const views = [
  { label: said.views.all, filters: {} },
  { label: said.views.proposed, filters: { status: 'proposed' } },
  { label: said.views.waiting, filters: { paymentStatus: 'pending' } },
  { label: said.views.confirmed, filters: { status: 'confirmed' } },
];

export default function RenewalListPage() {
  const { can } = useSession();
  const list = useListState({ sortBy: 'createdAt', order: 'DESC', filters: filterKeys });
  const query = useQuery(renewalQueries.list(list.query));
  const counts = useQueries({ queries: views.map(({ filters }) => renewalQueries.count(filters)) });
  const filters = useRenewalFilters();
  const renew = can('create', 'Member') && (
    <ButtonLink tone="primary" icon="renew" to="/renew-membership/renewal">
      {said.renew}
    </ButtonLink>
  );
  return (
    <ListPage
      title={said.title}
      lead={said.lead}
      add={renew}
      list={list}
      query={query}
      fetchPage={(asked) => call(renewals.list, { query: asked })}
      columns={renewalColumns(can('update', 'Member'))}
      rowKey={({ id }) => id}
      search={said.search}
      filters={filters}
      views={views.map(({ label, filters: narrowed }, index) => ({
        label,
        filters: narrowed,
        count: counts[index]?.data?.meta.itemCount,
      }))}
      empty={{ motif: 'wheel', title: said.emptyTitle, text: said.emptyText }}
    />
  );
}
