import { expect, test } from 'vitest';
import { paidSums } from './paid-sum.ts';

const row = (amount: string, currency = 'BTN', paymentStatus = 'paid', isSimulated = false) => ({
  isSimulated,
  amount,
  currency,
  paymentStatus,
});

test('adds up what was paid, each currency by itself', () => {
  const rows = [
    row('0.10'),
    row('0.20'),
    row('500.00', 'BTN', 'pending'),
    row('20.05', 'USD'),
    row('7.00', 'BTN', 'paid', true),
  ];
  expect(paidSums(rows)).toEqual([
    { currency: 'BTN', count: 2, amount: '0.30' },
    { currency: 'USD', count: 1, amount: '20.05' },
  ]);
  expect(paidSums([row('0.05')])).toEqual([{ currency: 'BTN', count: 1, amount: '0.05' }]);
  expect(paidSums([])).toEqual([]);
});
