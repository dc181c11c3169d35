import { addDays, type Day } from '@kathok/contract';

/** The filter of members whose paid days end within so many days. */
export const expiringIn = (days: number, today: Day) => ({
  standing: 'current',
  paidUntilFrom: today,
  paidUntilTo: addDays(today, days),
});
