import type { Day } from '@kathok/contract';

export const periods = ['month', 'year', 'last-year'] as const;
export type Period = (typeof periods)[number];
export type Days = { from: Day; to: Day };

export const readPeriod = (text: string | null): Period =>
  periods.find((period) => period === text) ?? 'month';

/** The days of a period, up to today where it is not over. */
export function daysOf(period: Period, today: Day): Days {
  const year = Number(today.slice(0, 4));
  if (period === 'year') return { from: `${year}-01-01`, to: today };
  if (period === 'last-year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  return { from: `${today.slice(0, 7)}-01`, to: today };
}
