import {
  countries,
  type Member,
  members,
  membershipTypes,
  paymentFrequencies,
  renewals,
} from '@kathok/contract';
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

type Search = Record<string, unknown>;

export const renewalQueries = {
  list: (search: Search) => ({
    ...query(renewals.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  count: (search: Search) => ({
    ...query(renewals.list, { query: { ...search, take: 1 } }),
    staleTime: 60_000,
  }),
  detail: (id: string) => query(renewals.get, { params: { id } }),
  ofMember: (memberId: string) => query(renewals.ofMember, { params: { memberId } }),
  due: (search: Search) => ({ ...query(members.list, { query: search }), placeholderData: keepPreviousData }),
  dueCounts: () => ({ ...query(members.counts, {}), staleTime: 60_000 }),
  /** Anyone who opens it here may read members, so the whole record comes and never the card. */
  member: (id: string) => query(members.get, { params: { id } }) as UseQueryOptions<Member>,
};

const rarelyChanged = { staleTime: 300_000 };

/** What may be chosen, and what it costs. */
export function usePriceList() {
  const types = useQuery({ ...query(membershipTypes.all, {}), ...rarelyChanged });
  const frequencies = useQuery({ ...query(paymentFrequencies.all, {}), ...rarelyChanged });
  return { types: types.data ?? [], frequencies: frequencies.data ?? [] };
}

/** The currency of somebody's country; ngultrum until it is known. */
export function useCountryCurrency(countryId: string | null | undefined): string {
  const { data } = useQuery({ ...query(countries.all, {}), ...rarelyChanged });
  return data?.find(({ id }) => id === countryId)?.currency ?? 'BTN';
}

export const useUpdateRenewal = () => useEndpointMutation(renewals.update);
export const useCancelRenewal = () => useEndpointMutation(renewals.remove);
