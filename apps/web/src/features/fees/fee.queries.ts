import {
  cardPayments,
  donations,
  fees,
  type Member,
  memberPapers,
  members,
  type MembershipFee,
  payments,
  renewals,
} from '@kathok/contract';
import type { UseQueryOptions } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

/** Anyone who opens it here may read fees, so the whole record comes and never the payer's view. */
export const feeDetail = (id: string) =>
  query(fees.get, { params: { id } }) as UseQueryOptions<MembershipFee>;

/** How the member who pays a fee is reached. */
export const feePayer = (id: string) => query(members.get, { params: { id } }) as UseQueryOptions<Member>;

/** Whose answers money for a fee changes. */
const refresh = [
  fees.list,
  fees.get,
  fees.pending,
  fees.ofMember,
  renewals.list,
  renewals.get,
  renewals.ofMember,
  members.list,
  members.counts,
  members.get,
  members.timeline,
  memberPapers.list,
  members.activeTotal,
  members.inactiveTotal,
  members.pendingTotal,
  payments.waiting,
  cardPayments.unresolved,
];

export const useCreateFee = () => useEndpointMutation(fees.create, { refresh });
export const useWaiveFee = () => useEndpointMutation(fees.waive, { refresh });
export const useUpdateFee = () => useEndpointMutation(fees.update, { refresh });
export const useReverseFee = () => useEndpointMutation(fees.reverse, { refresh });
export const useCorrectFee = () =>
  useEndpointMutation(fees.correct, { refresh: [...refresh, donations.list, donations.ofMember] });
export const useRefundFee = () => useEndpointMutation(cardPayments.refundFee, { refresh });
export const useTakeFeeAsDonation = () =>
  useEndpointMutation(fees.takeAsDonation, { refresh: [...refresh, donations.list, donations.ofMember] });
