import { cardPayments, type Donation, donationPurposes, donations, privacy } from '@kathok/contract';
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const donationQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(donations.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  /** How many a view holds, for its tab. */
  count: (search: Record<string, unknown>) => ({
    ...query(donations.list, { query: { ...search, take: 1 } }),
    staleTime: 60_000,
  }),
  /** Anyone who opens it here may read donations, so the whole record comes and never the payer's view. */
  detail: (id: string) =>
    query(donations.get, { params: { id } }) as UseQueryOptions<Donation> & { queryKey: readonly unknown[] },
  /** The names are dropped while those of another day are loaded: they must never stand under a day that is not theirs. */
  dedications: (readOn?: string) =>
    query(donations.dedications, { query: readOn === undefined ? {} : { readOn } }),
  purposes: () => ({ ...query(donationPurposes.all, {}), staleTime: 300_000 }),
};

export const useCreateDonation = () => useEndpointMutation(donations.create);
export const useUpdateDonation = () => useEndpointMutation(donations.update);
export const useRemoveDonation = () => useEndpointMutation(donations.remove, { leavesPage: true });
export const useRestoreDonation = () => useEndpointMutation(donations.restore);
export const useReverseDonation = () => useEndpointMutation(donations.reverse);
export const useCorrectDonation = () => useEndpointMutation(donations.correct);
export const useRefundDonation = () => useEndpointMutation(cardPayments.refundDonation);
export const useTakeAsDonation = () => useEndpointMutation(donations.takeAsDonation);
export const useEraseDonor = () => useEndpointMutation(privacy.eraseDonor);
