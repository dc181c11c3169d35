import { addDays, type Day } from '@kathok/contract';

// What the centre promises about the days of its members, to be read in one go. It shares no rule with the program.

/** Days that a paid or waived fee stands for. */
export interface Paid {
  feeId: string;
  from: Day;
  to: Day;
  isJoining: boolean;
}

export interface Life {
  id: string;
  joining: { feeId: string; from: Day; state: 'open' | 'paid' | 'waived' };
  /** A renewal that was asked for and is not paid. */
  asked: { feeId: string; years: number } | null;
  paid: Paid[];
}

/** What the type of the membership says about its days. */
export interface Rules {
  graceDays: number;
  windowDays: number;
}

/** The last of so many years that begin on this day. */
function endOfYears(from: Day, years: number): Day {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  // The day after 28 February is 1 March where there is no 29th.
  return new Date(Date.UTC(year + years, month - 1, day - 1)).toISOString().slice(0, 10);
}

/** The last day that is paid, whatever was taken back before it. */
export const paidUntil = ({ paid }: Life): Day | null =>
  paid.reduce<Day | null>((last, { to }) => (last === null || to > last ? to : last), null);

export function standingOn(life: Life, today: Day, { graceDays }: Rules) {
  const last = paidUntil(life);
  if (last === null) return 'applied';
  if (today <= last) return 'current';
  return today <= addDays(last, graceDays) ? 'grace' : 'lapsed';
}

/** A visitor renews from the window before the end on; staff at any time. Before the first payment nobody does. */
export function mayAskForRenewal(life: Life, today: Day, { windowDays }: Rules, isStaff: boolean): boolean {
  const last = paidUntil(life);
  return last !== null && (isStaff || today >= addDays(last, -windowDays));
}

/** Renewed early, nothing is lost; renewed late, the gap is not charged. */
function startOfRenewal(life: Life, today: Day): Day {
  const last = paidUntil(life);
  return last === null || last < today ? today : addDays(last, 1);
}

/** Joining stands for its own year, unless something else was paid for these days meanwhile; then it moves behind. */
function startOfJoining(life: Life): Day {
  const { from } = life.joining;
  const to = endOfYears(from, 1);
  const isTaken = life.paid.some((paid) => paid.from <= to && paid.to >= from);
  return isTaken ? startOfRenewal(life, from) : from;
}

export function settleJoining(life: Life, state: 'paid' | 'waived'): void {
  const from = startOfJoining(life);
  life.joining = { ...life.joining, from, state };
  life.paid.push({ feeId: life.joining.feeId, from, to: endOfYears(from, 1), isJoining: true });
}

export function settleRenewal(life: Life, today: Day): void {
  const { feeId, years } = life.asked!;
  const from = startOfRenewal(life, today);
  life.paid.push({ feeId, from, to: endOfYears(from, years), isJoining: false });
  life.asked = null;
}

/** What was given back covers nothing any more. Joining is owed again; a renewal is over. */
export function takeBack(life: Life, feeId: string): void {
  const gone = life.paid.find((paid) => paid.feeId === feeId)!;
  life.paid = life.paid.filter((paid) => paid !== gone);
  if (gone.isJoining) life.joining = { ...life.joining, state: 'open' };
}
