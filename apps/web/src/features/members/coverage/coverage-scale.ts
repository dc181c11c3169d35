import { addDays, type Day, daysBetween } from '@kathok/contract';

/** Paid days; an open end is for life. */
export type Paid = { from: Day; to: Day | null };

/** The width of a year's number, with some room. */
const labelWidth = 44;
const inOrder = (spans: readonly Paid[]) => [...spans].sort((a, b) => a.from.localeCompare(b.from));

/** A stretch of years drawn as a band: where a day lies on it, and what to draw where. */
export function coverageScale(
  paid: readonly Paid[],
  waiting: readonly Paid[],
  graceDays: number,
  today: Day,
  width: number,
) {
  const sorted = inOrder(paid);
  const all = inOrder([...paid, ...waiting]);
  const firstYear = Number((all[0]?.from ?? today).slice(0, 4));
  const lastDay = [today, ...all.map(({ to }) => to ?? today)].reduce((a, b) => (a > b ? a : b));
  const lastYear = Math.max(Number(lastDay.slice(0, 4)) + 1, firstYear + 2);
  const start = `${firstYear}-01-01`;
  const days = daysBetween(start, `${lastYear}-01-01`);
  const x = (day: Day) => Math.min(Math.max((daysBetween(start, day) / days) * width, 0), width);

  const bar = ({ from, to }: Paid) => ({ from: x(from), to: to ? x(addDays(to, 1)) : width });
  const gaps = sorted.flatMap(({ to }, index) => {
    const next = sorted[index + 1]?.from;
    if (!to || !next) return [];
    const missing = daysBetween(to, next) - 1;
    return missing > 0 ? [{ from: x(addDays(to, 1)), to: x(next), days: missing }] : [];
  });
  const end = sorted.at(-1)?.to ?? null;
  const grace =
    end && graceDays > 0 ? { from: x(addDays(end, 1)), to: x(addDays(end, graceDays + 1)) } : null;
  const years = Array.from({ length: lastYear - firstYear }, (_, index) => firstYear + index);
  const step = Math.ceil((years.length * labelWidth) / width);
  return {
    bars: sorted.map(bar),
    waiting: waiting.map(bar),
    gaps,
    grace,
    today: x(today),
    years: years
      .filter((year) => (year - firstYear) % step === 0)
      .map((year) => ({ year, x: x(`${year}-01-01`) })),
  };
}
