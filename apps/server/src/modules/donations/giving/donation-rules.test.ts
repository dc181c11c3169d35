import { expect, test } from 'vitest';
import { smallestAmountErrors } from './donation-rules.ts';

const stranger = { isStaff: false, grouping: 'thousands' as const };

const lamps = { minimumAmount: 5000 };

test('the public gives at least what the purpose asks for', () => {
  expect(smallestAmountErrors({ amount: 5000, currency: 'BTN' }, lamps, stranger)).toEqual([]);
  expect(smallestAmountErrors({ amount: 4999, currency: 'BTN' }, lamps, stranger)).toEqual([
    { property: 'amount', constraints: { isEnough: 'must be at least Nu. 50.00' } },
  ]);
});

test('it need not be a multiple of the price of one', () => {
  expect(smallestAmountErrors({ amount: 7777, currency: 'BTN' }, lamps, stranger)).toEqual([]);
});

test('staff write down what came in, and other currencies are not converted', () => {
  expect(smallestAmountErrors({ amount: 1, currency: 'BTN' }, lamps, { ...stranger, isStaff: true })).toEqual(
    [],
  );
  expect(smallestAmountErrors({ amount: 100, currency: 'USD' }, lamps, stranger)).toEqual([]);
});
