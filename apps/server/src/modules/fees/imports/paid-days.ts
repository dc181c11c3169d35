import { addDays, type Day, renewalStart } from '@kathok/contract';
import type { Period } from '../fee-rules.ts';

/** Days of one member that are covered; `to` null is for life. */
export interface CoveredDays {
  from: Day;
  to: Day | null;
  /** A payment or a waiver stands for them; else the register only says so. */
  isBacked: boolean;
}

const never: Day = '9999-12-31';
const last = (to: Day | null): Day => to ?? never;
const overlaps = (one: { from: Day; to: Day | null }, other: { from: Day; to: Day | null }) =>
  one.from <= last(other.to) && other.from <= last(one.to);

interface Paid {
  paidOn: Day;
  renewalWindowDays: number;
}

/**
 * The first day that a payment stands for, where the book does not say. Near the end of the covered days, or after it,
 * it extends them as at the counter. Long before their end it belongs to days that the register has already: it begins
 * on the day it was paid, or where the days of earlier payments end. Null where it is paid for life.
 */
export function startOfPastRenewal(
  covered: readonly CoveredDays[],
  { paidOn, renewalWindowDays }: Paid,
): Day | null {
  const end = covered.map(({ to }) => last(to)).reduce((one, other) => (one > other ? one : other), '');
  if (end === '') return paidOn;
  if (end !== never && paidOn >= addDays(end, -renewalWindowDays)) return renewalStart(end, paidOn);
  const backed = covered.filter(({ isBacked }) => isBacked);
  let start = paidOn;
  for (;;) {
    const around = backed.find((days) => overlaps(days, { from: start, to: start }));
    if (!around) return start;
    if (around.to === null) return null;
    start = addDays(around.to, 1);
  }
}

/** The first of the days that another payment stands for already. */
export function paidTwice(covered: readonly CoveredDays[], { periodFrom, periodTo }: Period) {
  return covered.find((days) => days.isBacked && overlaps(days, { from: periodFrom, to: periodTo }));
}

/** Whether the register says that some of these days are covered, without a payment. */
export function isInRegister(covered: readonly CoveredDays[], { periodFrom, periodTo }: Period): boolean {
  return covered.some((days) => !days.isBacked && overlaps(days, { from: periodFrom, to: periodTo }));
}

interface Days {
  from: Day;
  to: Day | null;
}
interface Claim extends Days {
  feeId: string;
}

/** Cuts days of the register where payments claim some of them: the pieces, each with the fee that stands for it. */
export function cutDays<Register extends Days>(
  days: Register,
  claims: readonly Claim[],
): (Register & { feeId: string | null })[] {
  const pieces: (Register & { feeId: string | null })[] = [];
  const add = (from: Day, to: Day, feeId: string | null) => {
    if (from <= to) pieces.push({ ...days, from, to: to === never ? null : to, feeId });
  };
  let next = days.from;
  const ordered = claims
    .filter((claim) => overlaps(claim, days))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const { from, to, feeId } of ordered) {
    const first = from < days.from ? days.from : from;
    const end = last(to) < last(days.to) ? last(to) : last(days.to);
    add(next, addDays(first, -1), null);
    add(first, end, feeId);
    if (end === never) return pieces;
    next = addDays(end, 1);
  }
  add(next, last(days.to), null);
  return pieces;
}

/** What is left of a period where these days are taken out. */
export function without(period: Days, taken: readonly Days[]): Days[] {
  const claims = taken.map((days) => ({ ...days, feeId: 'taken' }));
  return cutDays(period, claims).flatMap(({ from, to, feeId }) => (feeId === null ? [{ from, to }] : []));
}
