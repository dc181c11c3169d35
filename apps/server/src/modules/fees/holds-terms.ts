import type { PaymentState } from '@kathok/contract';

const atTheBankMs = 60 * 60 * 1000;

/**
 * Whether an attempt to pay keeps the terms of its fee as they are. A slip that waits and money that has come do, also
 * where it is kept apart. A started card payment does for an hour: anybody with the link can start one and never go to
 * the bank. Should that one be paid later after all, it pays what fits, and what does not fit is kept apart.
 */
export function holdsTerms(
  { status, submittedAt }: { status: PaymentState; submittedAt: Date },
  now: Date,
): boolean {
  if (status === 'processing') return now.getTime() - submittedAt.getTime() < atTheBankMs;
  return status === 'pending' || status === 'paid';
}
