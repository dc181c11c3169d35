import type { CardDoubt } from '@kathok/contract';
import type { CardAttemptRecord } from './card-attempt.repository.ts';

const patience = 60 * 60_000;

/** What should have been asked about before this moment is forgotten: its gateway is switched off, or is another one by now. */
export const lostBefore = (now: Date): Date => new Date(now.getTime() - patience);

type AttemptState = Pick<
  CardAttemptRecord,
  'status' | 'isSurplus' | 'doubt' | 'verifiedBy' | 'nextAskAt' | 'hasOpenRefund'
>;

/**
 * Why staff have to look at a card payment, if they have to: what the bank was asked to send back and has not said
 * whether it did, what was paid twice and has not gone back, what the bank leaves open, and what was forgotten, which is
 * silence, too. Whatever a person has closed is not open.
 * `findUnresolved` finds them.
 */
export function unresolvedReason(
  { status, isSurplus, doubt, verifiedBy, nextAskAt, hasOpenRefund }: AttemptState,
  now: Date,
): CardDoubt | null {
  if (hasOpenRefund) return 'refund';
  if (status === 'paid') return isSurplus ? 'surplus' : null;
  if (status === 'reversed') return null;
  if (doubt !== null && verifiedBy === null) return doubt;
  const isForgotten = status === 'processing' && nextAskAt !== null && nextAskAt < lostBefore(now);
  return isForgotten ? 'silent' : null;
}
