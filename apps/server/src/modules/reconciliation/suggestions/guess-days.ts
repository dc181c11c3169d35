import { addDays, type Day } from '@kathok/contract';

interface DaySum {
  day: Day;
  amount: number;
}

/** The bank pays out within a few days; over a festival it may be a week. */
const mostDaysBefore = 10;
/** More than a tenth is never kept, so what differs by more are other days. */
const mostKept = 0.1;

/**
 * The days whose card payments a net credit may be: their sum, less what the bank keeps. The latest days come first, and of those that
 * end alike the ones of which it kept least. Null where no days explain it.
 */
export function guessDays(
  sums: readonly DaySum[],
  net: number,
  bookedOn: Day,
): { from: Day; to: Day } | null {
  for (let end = 0; end <= mostDaysBefore; end += 1) {
    const to = addDays(bookedOn, -end);
    if (!sums.some(({ day }) => day === to)) continue;
    let best: { from: Day; kept: number } | null = null;
    let gross = 0;
    for (let from = to; from >= addDays(bookedOn, -mostDaysBefore); from = addDays(from, -1)) {
      gross += sums.find(({ day }) => day === from)?.amount ?? 0;
      const kept = (gross - net) / gross;
      if (kept >= 0 && kept <= mostKept && (best === null || kept < best.kept)) best = { from, kept };
    }
    if (best) return { from: best.from, to };
  }
  return null;
}
