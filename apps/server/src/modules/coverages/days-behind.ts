import { type Day, renewalStart } from '@kathok/contract';
import { lastDayOf } from './offer.ts';

/** Covered days of one member, as far as they may follow days that are taken away. */
export interface FollowingDays {
  from: Day;
  /** Null: for life. */
  to: Day | null;
  /** The fee that stands for exactly these days; null where they stay where they are. */
  fee: { id: string; months: number; periods: number; askedOn: Day } | null;
}

export interface Move {
  feeId: string;
  from: Day;
  to: Day | null;
}

const last = (days: readonly { to: Day | null }[]): Day | null =>
  days.reduce<Day | null>((end, { to }) => (to !== null && (end === null || to > end) ? to : end), null);

/**
 * Where paid days were taken away, the fees behind them begin as they would have begun without: on the day after the
 * paid days, or on the day on which somebody paid, where those were over. So nobody stays a member on days that nobody
 * paid for. No fee ever moves back.
 */
export function moveForward(covered: readonly FollowingDays[], takenFrom: Day): Move[] {
  const ordered = covered.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  let end = last(ordered.filter(({ from }) => from < takenFrom));
  const moves: Move[] = [];
  for (const { from, to, fee } of ordered.filter((days) => days.from >= takenFrom)) {
    const start = fee && renewalStart(end, fee.askedOn);
    const isEarlier = fee !== null && start !== null && start < from;
    const days = isEarlier ? { from: start, to: lastDayOf(start, fee.months, fee.periods) } : { from, to };
    if (isEarlier) moves.push({ feeId: fee.id, ...days });
    if (days.to === null) break;
    end = last([{ to: end }, days]);
  }
  return moves;
}
