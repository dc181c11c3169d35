import type { CardAttempt } from '@kathok/contract';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { words } from '../words.en.ts';

/** What the bank said to a refund, in a word at once; the page keeps it. */
export function showRefundOutcome({ refund }: CardAttempt, sum: string): void {
  if (!refund) return;
  const told = words.payments.refunds[refund.state](sum, refund.bankWords ?? '');
  if (refund.state === 'done') toast.success(told);
  else if (refund.state === 'refused') toast.danger(told);
  else toast.info(told);
}
