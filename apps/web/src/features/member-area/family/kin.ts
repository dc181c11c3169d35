import { type FamilyLink, type KeptMember, parseAmount } from '@kathok/contract';

/** What a person of the family can be paid for now, or why there is nothing. */
export type Payable =
  | { kind: 'pay'; amount: string; currency: string; periodTo: string | null; feeId: string | null }
  | { kind: 'checking' }
  | { kind: 'life' }
  | { kind: 'nothing' };

const underWay = new Set(['pending', 'processing']);

/** What is owed comes before what may be renewed, in the rhythm that the member has now. */
export function payableOf({ due, renewal, isLifetime }: KeptMember): Payable {
  if (due && underWay.has(due.paymentStatus)) return { kind: 'checking' };
  if (due) {
    const { amount, currency, periodTo, feeId } = due;
    return { kind: 'pay', amount, currency, periodTo, feeId };
  }
  if (isLifetime) return { kind: 'life' };
  const option = renewal?.options.find(({ isCurrent }) => isCurrent);
  if (!option) return { kind: 'nothing' };
  const { amount, currency, periodTo } = option;
  return { kind: 'pay', amount, currency, periodTo, feeId: null };
}

export interface Kin {
  member: KeptMember;
  /** Null of oneself. */
  link: FamilyLink | null;
  payable: Payable;
}

/** Oneself first, and then whom one keeps. */
export const kinOf = (self: KeptMember, keeps: readonly FamilyLink[]): Kin[] => [
  { member: self, link: null, payable: payableOf(self) },
  ...keeps.flatMap((link) => (link.kept ? [{ member: link.kept, link, payable: payableOf(link.kept) }] : [])),
];

export interface Chosen {
  id: string;
  name: string;
  amount: string;
  currency: string;
  item: { feeId: string } | { memberId: string };
}

/** Who is ticked and can be paid for, each with what it costs. */
export const chosenOf = (kin: readonly Kin[], ticked: ReadonlySet<string>): Chosen[] =>
  kin.flatMap(({ member: { id, name }, payable }) =>
    ticked.has(id) && payable.kind === 'pay'
      ? [
          {
            id,
            name,
            amount: payable.amount,
            currency: payable.currency,
            item: payable.feeId ? { feeId: payable.feeId } : { memberId: id },
          },
        ]
      : [],
  );

/** The sum of what is chosen, in whole minor units; null where it is of several currencies. */
export function sumOf(chosen: readonly Chosen[]): { minor: number; currency: string } | null {
  const [first] = chosen;
  if (!first || chosen.some(({ currency }) => currency !== first.currency)) return null;
  return {
    minor: chosen.reduce((sum, { amount }) => sum + (parseAmount(amount) ?? 0), 0),
    currency: first.currency,
  };
}
