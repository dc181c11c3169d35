import {
  renewals,
  membershipTypes,
  paymentStatuses,
  renewalChannels,
  renewalStatuses,
} from '@kathok/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { SavedViewActions } from '../../../shared/saved-views/saved-view-actions.tsx';
import { useSavedViews } from '../../../shared/saved-views/saved-view.queries.ts';
import { renewalQueries } from '../renewal.queries.ts';
import { words } from '../words.en.ts';
import { renewalColumns } from './renewal-columns.tsx';
import { query } from '../../../lib/queries.ts';
import type { ListView } from '../../../ui/data-list/filters/list-views.tsx';
import type { ListFilter } from '../../../ui/data-list/filters/list-filter.ts';
import { moneyWords } from '../../money/index.ts';

const { filters } = words.list;
const filterKeys = ['status', 'paymentStatus', 'channel', 'membershipTypeId', 'from', 'to'];

const inWords = <Value extends string>(values: readonly Value[], said: Record<Value, string>) =>
  values.map((value) => ({ value, label: said[value] }));

/** The filters of the renewals, in words. */
function useRenewalFilters(): ListFilter[] {
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  return [
    { key: 'status', label: filters.status, options: inWords(renewalStatuses, words.statuses) },
    {
      key: 'paymentStatus',
      label: filters.paymentStatus,
      options: inWords(paymentStatuses, moneyWords.statuses),
    },
    { key: 'channel', label: filters.channel, options: inWords(renewalChannels, words.channels) },
    {
      key: 'membershipTypeId',
      label: filters.type,
      options: types.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    { key: 'from', label: filters.from, kind: 'day' },
    { key: 'to', label: filters.to, kind: 'day' },
  ];
}

const { list: said } = words;
const shippedViews: ListView[] = [
  { label: said.views.all, filters: {} },
  { label: said.views.proposed, filters: { status: 'proposed' } },
  { label: said.views.waiting, filters: { paymentStatus: 'pending' } },
  { label: said.views.confirmed, filters: { status: 'confirmed' } },
];

export default function RenewalListPage() {
  const { can } = useSession();
  const list = useListState({ sortBy: 'createdAt', order: 'DESC', filters: filterKeys });
  const query = useQuery(renewalQueries.list(list.query));
  const own = useSavedViews('renewals').map(({ id, name, filters: kept }) => ({
    id,
    label: name,
    filters: kept,
  }));
  const views = [...shippedViews, ...own];
  const counts = useQueries({ queries: views.map((view) => renewalQueries.count(view.filters)) });
  const filters = useRenewalFilters();
  const renew = can('create', 'Member', 'Donation') && (
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
      printWhole={can('export', 'Member') && ((query) => call(renewals.print, { query }))}
      columns={renewalColumns(can('update', 'Member'))}
      rowKey={({ id }) => id}
      search={said.search}
      filters={filters}
      views={views.map((view, index) => ({
        ...view,
        count: counts[index]?.data?.meta.itemCount,
        isCountExact: counts[index]?.data?.meta.isCountExact,
      }))}
      viewActions={<SavedViewActions listKey="renewals" list={list} views={views} />}
      empty={{ motif: 'wheel', title: said.emptyTitle, text: said.emptyText }}
    />
  );
}
