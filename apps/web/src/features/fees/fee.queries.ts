import { cardPayments, fees, type Member, members, type MembershipFee } from '@kathok/contract';
import type { UseQueryOptions } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

/** Anyone who opens it here may read fees, so the whole record comes and never the payer's view. */
export const feeDetail = (id: string) =>
  query(fees.get, { params: { id } }) as UseQueryOptions<MembershipFee>;

/** How the member who pays a fee is reached. */
export const feePayer = (id: string) => query(members.get, { params: { id } }) as UseQueryOptions<Member>;

/** What else reversing this payment would do. */
export const reversalOf = (id: string, paymentId: string) =>
  query(fees.previewReversal, { params: { id }, query: { paymentId } });

export const useCreateFee = () => useEndpointMutation(fees.create);
export const useRestoreFee = () => useEndpointMutation(fees.restore);
/** What was taken out of what a member owes. */
export const removedFeesOf = (memberId: string) =>
  query(fees.list, { query: { memberId, isRemoved: true, take: 100 } });
export const useWaiveFee = () => useEndpointMutation(fees.waive);
export const useUpdateFee = () => useEndpointMutation(fees.update);
export const useReverseFee = () => useEndpointMutation(fees.reverse);
export const useCorrectFee = () => useEndpointMutation(fees.correct);
export const useRefundFee = () => useEndpointMutation(cardPayments.refundFee);
export const useTakeFeeAsDonation = () => useEndpointMutation(fees.takeAsDonation);
