import type { EndReason } from '@kathok/contract';

interface FeeAndPayer {
  status: 'open' | 'paid' | 'waived' | 'cancelled';
  /** Of the member who owes it. */
  endReason: EndReason | null;
  isLifetime: boolean;
  isRemoved: boolean;
}

export type FeeClosing = 'paid' | 'waived' | 'cancelled' | 'removed' | 'forLife' | EndReason;

/** Why nothing can be paid for a fee any more; null where it can. */
export function whyClosed({ status, endReason, isLifetime, isRemoved }: FeeAndPayer): FeeClosing | null {
  if (status !== 'open') return status;
  if (isRemoved) return 'removed';
  if (endReason) return endReason;
  return isLifetime ? 'forLife' : null;
}
