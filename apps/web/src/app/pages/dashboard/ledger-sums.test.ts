import { expect, test } from 'vitest';
import { sumsOf } from './ledger-sums.ts';

const line = { method: 'cash' as const, count: 1 };
const totals = [
  { ...line, head: 'membership_fees' as const, currency: 'USD', amount: '40.00' },
  { ...line, head: 'membership_fees' as const, currency: 'BTN', amount: '1200.00' },
  {
    ...line,
    head: 'membership_fees' as const,
    currency: 'BTN',
    amount: '-200.50',
    method: 'cheque' as const,
  },
  { ...line, head: 'donations' as const, currency: 'BTN', amount: '500.00' },
  { ...line, head: 'held_for_refund' as const, currency: 'BTN', amount: '99.00' },
  { ...line, head: 'donations' as const, currency: 'EUR', amount: '0.00' },
];

test('one sum per currency, ngultrum first, what was taken back taken off', () => {
  expect(sumsOf(totals, ['membership_fees', 'donations'])).toEqual(['Nu. 1,499.50', 'USD 40']);
  expect(sumsOf(totals, ['donations'])).toEqual(['Nu. 500']);
  expect(sumsOf([], ['donations'])).toEqual([]);
});
