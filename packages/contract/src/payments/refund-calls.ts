import type { Day } from '../values/days/calendar.ts';

/** How a gateway sends money back: before the payment is settled between the banks, or after. */
export const refundCalls = ['cancel', 'refund'] as const;
export type RefundCall = (typeof refundCalls)[number];

/** `requested` while the bank is being asked; `unknown` when it gave no clear answer. Both are open. */
export const refundStates = ['requested', 'unknown', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

export const isOpenRefund = ({ state }: { state: RefundState }): boolean =>
  state === 'requested' || state === 'unknown';

/** Nobody waits longer than this for the answer of a bank. */
const longestAnswerMs = 2 * 60_000;

/**
 * While the bank is being asked, nobody can know better what it will say. A request that was cut off by a stop of the program
 * stays `requested`: nobody waits for its answer any more.
 */
export const isBeingAsked = (
  { state, requestedAt }: { state: RefundState; requestedAt: Date },
  now: Date,
): boolean => state === 'requested' && now.getTime() - requestedAt.getTime() < longestAnswerMs;

interface Paid {
  paidOn: Day;
  today: Day;
  /** What the gateway can do. */
  available: readonly RefundCall[];
  /** What it has refused for this payment. */
  refused: readonly RefundCall[];
}

/** Cancelled on the day it was paid, refunded later or where cancelling was refused; null where it goes back by hand. */
export function refundCallFor({ paidOn, today, available, refused }: Paid): RefundCall | null {
  const mayCancel = available.includes('cancel') && paidOn === today && !refused.includes('cancel');
  if (mayCancel) return 'cancel';
  return available.includes('refund') ? 'refund' : null;
}
