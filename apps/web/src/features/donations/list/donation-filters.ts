import { donorTypes, paymentMethods, paymentStatuses } from '@kathok/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import type { ListFilter } from '../../../ui/data-list/filters/list-filter.ts';
import type { ListView } from '../../../ui/data-list/filters/list-views.tsx';
import { moneyWords } from '../../money/index.ts';
import { useSavedViews } from '../../../shared/saved-views/saved-view.queries.ts';
import { donationQueries } from '../donation.queries.ts';
import { words } from '../words.en.ts';

const { filters, views } = words.list;

/** Whose views are kept. */
export const listKey = 'donations';

export const filterKeys = [
  'paymentStatus',
  'purposeId',
  'method',
  'donorType',
  'from',
  'to',
  'memberId',
  'minAmount',
  'maxAmount',
  'isRemoved',
];

const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

/** The filters of the list, in words. */
export function useDonationFilters(): ListFilter[] {
  const purposes = useQuery(donationQueries.purposes());
  return [
    {
      key: 'paymentStatus',
      label: filters.paymentStatus,
      options: named(paymentStatuses, moneyWords.statuses),
    },
    {
      key: 'purposeId',
      label: filters.purposeId,
      options: purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    { key: 'method', label: filters.method, options: named(paymentMethods, moneyWords.methods) },
    { key: 'donorType', label: filters.donorType, options: named(donorTypes, words.donorTypes) },
    { key: 'from', label: filters.from, kind: 'day' },
    { key: 'to', label: filters.to, kind: 'day' },
    { key: 'minAmount', label: filters.minAmount, kind: 'sum' },
    { key: 'maxAmount', label: filters.maxAmount, kind: 'sum' },
    { key: 'memberId', label: filters.memberId, kind: 'address', text: filters.oneMember },
    // The tab is marked only where nothing else is filtered by.
    { key: 'isRemoved', label: filters.shown, kind: 'address', text: views.removed },
  ];
}

const fixedViews = (): ListView[] => [
  { label: views.all, filters: {} },
  { label: views.thisYear, filters: { paymentStatus: 'paid', from: `${today().slice(0, 4)}-01-01` } },
  { label: views.paid, filters: { paymentStatus: 'paid' } },
  { label: views.pending, filters: { paymentStatus: 'pending' } },
  { label: views.unpaid, filters: { paymentStatus: 'unpaid' } },
];

const removedView: ListView = { label: views.removed, filters: { isRemoved: 'true' } };

/** The views everybody asks for and those one has kept, each with how many it holds. */
export function useDonationViews(): ListView[] {
  const own = useSavedViews(listKey).map(({ id, name, filters: kept }) => ({
    id,
    label: name,
    filters: kept,
  }));
  const { can } = useSession();
  const all: ListView[] = [...fixedViews(), ...(can('manage', 'Donation') ? [removedView] : []), ...own];
  const counts = useQueries({ queries: all.map((view) => donationQueries.count(view.filters)) });
  return all.map(({ id, label, filters: chosen }, index) => ({
    id,
    label,
    filters: chosen,
    count: counts[index]?.data?.meta.itemCount,
    isCountExact: counts[index]?.data?.meta.isCountExact,
  }));
}
