import {
  donationPurposes,
  donations,
  fees,
  type Member,
  type MemberCard,
  memberPapers,
  members,
} from '@kathok/contract';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { query, useEndpointMutation } from '../../lib/queries.ts';

/** The key of what may be renewed, which is no call of its own. */
export const renewalOffer = 'renewal offer';

/** What everybody with the id may see of a member. */
const getCard = { ...members.get, anonymous: true };

/** What a member sees of themselves. The server answers for their own id only. */
export const ownQueries = {
  member: (id: string) =>
    query(members.get, { params: { id } }) as UseQueryOptions<Member> & { queryKey: readonly unknown[] },
  /** What may be renewed stands on the card that everybody with the id may see, and nowhere else. */
  offer: (id: string) =>
    queryOptions({
      queryKey: [renewalOffer, id],
      queryFn: async ({ signal }) =>
        ((await call(getCard, { params: { id } }, { signal })) as MemberCard).renewal,
      meta: { reads: members.get.reads },
    }),
  total: () => query(members.myTotal, {}),
  papers: (id: string) => query(memberPapers.list, { params: { id } }),
  fees: (memberId: string) => query(fees.ofMember, { params: { memberId } }),
  donations: (memberId: string) => query(donations.ofMember, { params: { memberId } }),
  requests: (id: string) => query(members.listChangeRequests, { params: { id } }),
  purposes: () => ({ ...query(donationPurposes.all, {}), staleTime: 60_000 }),
};

export const useRequestChange = () => useEndpointMutation(members.requestChange);
export const useWithdrawChange = () => useEndpointMutation(members.withdrawChange);
