interface Received {
  amount: number;
  /** What is still owed for it. */
  balance: number;
  /** Why nothing is owed any more; null where it is. */
  closedBecause: string | null;
  /** A donation is whatever comes; of a fee nobody pays more than is open. */
  mayBeMore: boolean;
}

/**
 * Whether money that came, by slip or by card, is kept apart instead of settling what it was sent for: the member has
 * died or left, the fee was cancelled, somebody else has paid it meanwhile, or it is more than the fee leaves open.
 * Staff then return it or take it as a donation.
 */
export function isKeptApart({ amount, balance, closedBecause, mayBeMore }: Received): boolean {
  if (closedBecause !== null || balance === 0) return true;
  return amount > balance && !mayBeMore;
}
