import { type Day, type EndReason, type PaymentState, renewalStart } from '@kathok/contract';
import { lastDayOf } from '../coverages/index.ts';

interface FeeAndPayer {
  status: 'open' | 'paid' | 'waived' | 'cancelled';
  /** Why the member who owes it left, where they did. */
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

const atTheBankMs = 60 * 60 * 1000;

/** Somebody who wants other terms. A visitor is neither staff nor signed in as the member. */
export interface TermsAsker {
  isVisitor: boolean;
  now: Date;
}

/**
 * Whether an attempt to pay keeps the terms of its fee as they are. A slip that waits and money that has come do, also
 * where it is kept apart. A started card payment does for an hour, and for visitors alone: anybody with the link can
 * start one after the other and never go to the bank, and that must not bind the member or the office. Should it be
 * paid after all, it pays what fits, and what does not fit is kept apart.
 */
export function holdsTerms(
  { status, submittedAt }: { status: PaymentState; submittedAt: Date },
  { isVisitor, now }: TermsAsker,
): boolean {
  if (status === 'processing') return isVisitor && now.getTime() - submittedAt.getTime() < atTheBankMs;
  return status === 'pending' || status === 'paid';
}

/**
 * Whether a fee that is taken back can still be looked at: what has a void receipt can, and so can what is at the bank,
 * where money that still comes is kept apart. What is paid cannot be taken back.
 */
export function staysShown(attempts: readonly { status: PaymentState }[]): boolean {
  return attempts.some(({ status }) => status === 'reversed' || status === 'processing');
}

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
}

/** What a reversal leaves: joining is owed again; a renewal is over, unless part of it is still paid. */
export function afterReversal({ kind, amountPaid }: Unsettled): 'open' | 'cancelled' {
  return kind === 'registration' || amountPaid > 0 ? 'open' : 'cancelled';
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
