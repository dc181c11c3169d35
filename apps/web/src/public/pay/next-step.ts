import type { PayerView } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { words } from './words.en.ts';

/** What can still be paid, again or at last. */
const payable: ReadonlySet<PayerView['paymentStatus']> = new Set([
  'unpaid',
  'rejected',
  'failed',
  'cancelled',
]);

const isOwed = ({ balance }: PayerView) => Number(balance) > 0;

/** Whether somebody may be told where to pay: not while a slip or a bank is being waited for, or they would pay twice. */
export const isPayable = (due: PayerView): boolean => payable.has(due.paymentStatus) && isOwed(due);

/** What happens next with a payment, in one sentence. */
export function nextOf(due: PayerView): string {
  const { paymentStatus, amountPaid, balance, currency, isSimulated } = due;
  if (isSimulated && paymentStatus === 'paid') return words.simulatedPaid;
  if (paymentStatus === 'unpaid' && !isOwed(due)) return words.notOwed;
  const isPart = paymentStatus === 'unpaid' && amountPaid !== '0.00';
  return isPart ? words.partPaid(format.money(balance, currency)) : words.statuses[paymentStatus].next;
}
