import { expect, test } from 'vitest';
import { moneyText, sumsOf } from './money.ts';

test('one sum for each currency, ngultrum first, what was taken back taken off', () => {
  const sums = sumsOf([
    { currency: 'USD', amount: '40.00' },
    { currency: 'BTN', amount: '1700.00' },
    { currency: 'BTN', amount: '-200.50' },
    { currency: 'EUR', amount: '0.00' },
  ]);
  expect(sums.map(moneyText)).toEqual(['Nu. 1,499.50', 'USD 40']);
  expect(sumsOf([])).toEqual([]);
});
