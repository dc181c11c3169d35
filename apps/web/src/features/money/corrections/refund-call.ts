import { cardPayments, type Payment, type RefundCall, refundCallFor } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { today } from '../../../lib/today.ts';

/** How the bank can send a payment back; null where it cannot, undefined as long as that is not known. */
export function useRefundCall(payment: Payment): RefundCall | null | undefined {
  // What was split off another payment has no order of its own at the bank.
  const isCard = payment.method === 'card' && payment.gatewayOrderId !== null;
  const { data: desk } = useQuery({ ...query(cardPayments.desk, {}), enabled: isCard });
  if (!isCard) return null;
  if (!desk) return undefined;
  // What a simulator has settled is nothing to a bank, nor the other way round.
  if (desk.isSimulation !== payment.isSimulated) return null;
  const { paidOn, refund } = payment;
  const refused = refund?.state === 'refused' ? [refund.call] : [];
  return refundCallFor({ paidOn, today: today(), available: desk.refundCalls, refused });
}
