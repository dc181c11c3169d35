import { dayInBhutan } from '../../../lib/day-in-bhutan.ts';

export const firstYear = 1990;

/** This year and the two before it, and the one that most people ask for: until June that is the year that has ended. */
export function offeredYears(today: string): { years: number[]; usual: number } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return { years: [year, year - 1, year - 2], usual: month <= 6 ? year - 1 : year };
}

export const { years, usual } = offeredYears(dayInBhutan(new Date()));
export const lastYear = years[0] ?? usual;
