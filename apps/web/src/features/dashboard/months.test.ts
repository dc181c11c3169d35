import { expect, test } from 'vitest';
import { lastMonths } from './months.ts';

const sum = { currency: 'BTN', count: 1, amount: '10.00' };

test('twelve months, each with its heads and the same month of the year before', () => {
  const months = lastMonths(
    [
      { ...sum, month: '2027-02', head: 'donations' },
      { ...sum, month: '2027-02', head: 'membership_fees', amount: '2.50' },
      { ...sum, month: '2027-02', head: 'donations', currency: 'USD' },
      { ...sum, month: '2026-02', head: 'donations', amount: '-1.00' },
      { ...sum, month: '2026-03', head: 'membership_fees' },
    ],
    '2027-02-15',
  );
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-31',
    fees: 1000,
    donations: 0,
    together: 1000,
  });
  expect(months.at(-1)).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
    fees: 250,
    donations: 1000,
    together: 1250,
    yearBefore: { from: '2026-02-01', to: '2026-02-28', together: -100 },
  });
});
