import { donationPurposes, incomeHeads, membershipTypes, paymentMethods } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import type { ListFilter } from '../../../ui/data-list/filters/list-filter.ts';
import { moneyWords } from '../../money/index.ts';
import { words } from '../words.en.ts';

export const filterKeys = ['head', 'method', 'currency', 'membershipTypeId', 'purposeId', 'from', 'to'];

const named = (items: readonly { id: string; name: string }[] | undefined) =>
  items?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
const currencies = ['BTN', 'USD', 'EUR', 'INR'].map((value) => ({ value, label: value }));
const { filters } = words.received;

/** The filters of the books, in words. */
export function useReceivedFilters(): ListFilter[] {
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const purposes = useQuery({ ...query(donationPurposes.all, {}), staleTime: 300_000 });
  return [
    {
      key: 'head',
      label: filters.head,
      options: incomeHeads.map((value) => ({ value, label: words.heads[value] })),
    },
    {
      key: 'method',
      label: filters.method,
      options: paymentMethods.map((value) => ({ value, label: moneyWords.methods[value] })),
    },
    { key: 'currency', label: filters.currency, options: currencies },
    { key: 'membershipTypeId', label: filters.membershipTypeId, options: named(types.data) },
    { key: 'purposeId', label: filters.purposeId, options: named(purposes.data) },
    { key: 'from', label: filters.from, kind: 'day' },
    { key: 'to', label: filters.to, kind: 'day' },
  ];
}
