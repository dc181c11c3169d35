import {
  countries,
  dzongkhags,
  genders,
  memberStatuses,
  membershipTypes,
  paymentFrequencies,
  standings,
} from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { query } from '../../lib/queries.ts';
import type { ListFilter } from '../../ui/data-list/filters/list-filter.ts';
import { useMemberLists } from '../member-lists/index.ts';
import { words } from './words.en.ts';

export const filterKeys = [
  'status',
  'standing',
  'membershipTypeId',
  'paymentFrequencyId',
  'countryId',
  'dzongkhag',
  'gender',
  'hasPhone',
  'hasEmail',
  'listId',
  'isRemoved',
  'paidUntilFrom',
  'paidUntilTo',
  'joinedFrom',
  'joinedTo',
];

const named = (items: readonly { id: string; name: string }[] | undefined) =>
  items?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const yesOrNo = [
  { value: 'true', label: words.yes },
  { value: 'false', label: words.no },
];
const { filters } = words.list;

/** Countries are loaded when they are shown: two hundred of them weigh more than a page of members. */
const askCountries = async () => named(await call(countries.all, {}));

/** The filters of the register, in words. */
export function useMemberFilters(): ListFilter[] {
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const frequencies = useQuery({ ...query(paymentFrequencies.all, {}), staleTime: 300_000 });
  const lists = useMemberLists();
  return [
    {
      key: 'status',
      label: filters.status,
      options: memberStatuses.map((value) => ({ value, label: words.statuses[value] })),
    },
    {
      key: 'standing',
      label: filters.standing,
      options: standings.map((value) => ({ value, label: words.standings[value] })),
    },
    { key: 'membershipTypeId', label: filters.type, options: named(types.data) },
    { key: 'paymentFrequencyId', label: filters.frequency, options: named(frequencies.data) },
    { key: 'dzongkhag', label: filters.dzongkhag, options: plain(dzongkhags) },
    { key: 'countryId', label: filters.country, ask: askCountries },
    {
      key: 'gender',
      label: filters.gender,
      options: genders.map((value) => ({ value, label: words.genders[value] })),
    },
    { key: 'hasPhone', label: filters.hasPhone, options: yesOrNo },
    { key: 'hasEmail', label: filters.hasEmail, options: yesOrNo },
    ...(lists.length > 0 ? [{ key: 'listId', label: filters.list, options: named(lists) }] : []),
    { key: 'paidUntilFrom', label: filters.paidUntilFrom, kind: 'day' },
    { key: 'paidUntilTo', label: filters.paidUntilTo, kind: 'day' },
    { key: 'joinedFrom', label: filters.joinedFrom, kind: 'day' },
    { key: 'joinedTo', label: filters.joinedTo, kind: 'day' },
  ];
}
