import { type BankLine, formatAmount, parseAmount } from '@kathok/contract';

export type Proposal = BankLine['proposals'][number];

/** How what the bank received stands to what is due, or to what was approved already. */
export type Difference = {
  kind: 'exact' | 'over' | 'short' | 'held';
  /** It was approved elsewhere; else it waits. */
  isApproved: boolean;
  /** What is due, or was approved. */
  due: string;
  /** By how much the two differ. */
  by: string;
  /** What is beyond a fee has to go somewhere; a donation is whatever was given. */
  asksPurpose: boolean;
};

const minor = (amount: string) => parseAmount(amount) ?? 0;

/** More or less than is due: what follows from it is the same as in Verification. */
export function differenceTo(received: string, payment: Proposal): Difference {
  const { approvedFor, owed, amount, dueKind } = payment;
  const isApproved = approvedFor !== null;
  if (dueKind === 'fee' && !isApproved && owed === null)
    return { kind: 'held', isApproved, due: '0.00', by: '0.00', asksPurpose: false };
  const due = approvedFor ?? owed ?? amount;
  const beyond = minor(received) - minor(due);
  const kind = beyond === 0 ? 'exact' : beyond > 0 ? 'over' : 'short';
  const by = formatAmount(Math.abs(beyond));
  return { kind, isApproved, due, by, asksPurpose: kind === 'over' && dueKind === 'fee' };
}

/** Nothing is offered that would be refused: what was approved for more than came in is corrected first. */
export const mayMatch = ({ kind, isApproved }: Difference): boolean => !(isApproved && kind === 'short');
