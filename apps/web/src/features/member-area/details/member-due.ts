import type { MembershipFeeRow, RenewalOffer } from '@kathok/contract';

export type Due =
  /** A fee to be paid now, for the first time or again. */
  | { kind: 'pay'; fee: MembershipFeeRow }
  /** A fee that the member has paid, and that staff or the bank have yet to confirm. */
  | { kind: 'wait'; fee: MembershipFeeRow }
  | { kind: 'renew'; from: string; amount: string; currency: string }
  | { kind: 'nothing' };

const underWay = new Set(['pending', 'processing']);

/** The one thing that a member has to settle: what is owed comes before what may be renewed. */
export function memberDue(fees: readonly MembershipFeeRow[], offer: RenewalOffer | null): Due {
  const owed = fees.filter(({ status, balance }) => status === 'open' && Number(balance) > 0);
  const payable = owed.find(({ paymentStatus }) => !underWay.has(paymentStatus));
  if (payable) return { kind: 'pay', fee: payable };
  const [waiting] = owed;
  if (waiting) return { kind: 'wait', fee: waiting };
  const option = offer?.options.find(({ isCurrent }) => isCurrent) ?? offer?.options[0];
  if (!offer || !option) return { kind: 'nothing' };
  return { kind: 'renew', from: offer.from, amount: option.amount, currency: option.currency };
}
