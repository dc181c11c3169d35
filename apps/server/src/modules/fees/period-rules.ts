import { type Day, renewalStart } from '@kathok/contract';
import { lastDayOf } from '../coverages/index.ts';

export interface Period {
  periodFrom: Day;
  /** Null: for life. */
  periodTo: Day | null;
}

interface Length {
  /** Of one period; 0 is for life. */
  months: number;
  periods: number;
}

export function periodFrom(from: Day, { months, periods }: Length): Period {
  return { periodFrom: from, periodTo: lastDayOf(from, months, periods) };
}

interface Paid extends Length {
  kind: 'registration' | 'renewal';
  /** Where it was brought in from an older book, its days are as they were written there. */
  isHistory: boolean;
  period: Period;
  createdOn: Day;
  paidOn: Day;
}

/**
 * The days that a paid fee stands for. A renewal starts where the paid days end, or where they ended long ago on the
 * day it was paid, but never before anybody asked for it. Joining keeps its own days. Nothing is ever paid twice: where
 * days are covered already, the period moves behind them.
 */
export function settledPeriod(fee: Paid, paidUntil: Day | null, isCovered: boolean): Period {
  if (fee.kind === 'registration' || fee.isHistory)
    return isCovered ? periodFrom(renewalStart(paidUntil, fee.period.periodFrom), fee) : fee.period;
  const asked = fee.paidOn > fee.createdOn ? fee.paidOn : fee.createdOn;
  return periodFrom(renewalStart(paidUntil, asked), fee);
}

interface Unsettled {
  kind: 'registration' | 'renewal';
  /** What is still paid of it, in parts. */
  amountPaid: number;
  hasOtherProposal: boolean;
}

/** What a reversal leaves: joining is owed again; a renewal is over, unless part of it is still paid. */
export function afterReversal({ kind, amountPaid, hasOtherProposal }: Unsettled): 'open' | 'cancelled' {
  if (kind === 'registration') return 'open';
  return amountPaid > 0 && !hasOtherProposal ? 'open' : 'cancelled';
}

interface Terms {
  membershipTypeId: string;
  paymentFrequencyId: string;
}

/** What a member goes back to when a renewal is reversed; null where they are something else by now, or always were this. */
export function termsToPutBack(current: Terms, fee: Terms, previous: Partial<Terms> | null): Terms | null {
  const { membershipTypeId, paymentFrequencyId } = previous ?? {};
  if (!membershipTypeId || !paymentFrequencyId) return null;
  const isUnchanged =
    current.membershipTypeId === fee.membershipTypeId &&
    current.paymentFrequencyId === fee.paymentFrequencyId;
  return isUnchanged ? { membershipTypeId, paymentFrequencyId } : null;
}
