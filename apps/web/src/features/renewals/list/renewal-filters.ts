import { membershipTypes, paymentStatuses, renewalChannels, renewalStatuses } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import type { ListFilter } from '../../../ui/data-list/filters/list-filter.ts';
import { moneyWords } from '../../money/index.ts';
import { words } from '../words.en.ts';

const { filters } = words.list;
export const filterKeys = ['status', 'paymentStatus', 'channel', 'membershipTypeId', 'from', 'to'];

const inWords = <Value extends string>(values: readonly Value[], said: Record<Value, string>) =>
  values.map((value) => ({ value, label: said[value] }));

/** The filters of the renewals, in words. */
export function useRenewalFilters(): ListFilter[] {
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
