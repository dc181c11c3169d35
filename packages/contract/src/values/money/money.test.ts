import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, greatestAmount, parseAmount, sumText } from './amounts.ts';
import { amount, amountOrZero, currency } from './money.ts';

const minorUnits = fc.integer({ min: 1, max: greatestAmount });

test('as people read a sum', () => {
  expect(sumText(123_456_789, 'BTN', 'thousands')).toBe('Nu. 1,234,567.89');
  expect(sumText(5, 'USD', 'thousands')).toBe('USD 0.05');
  expect(sumText(-150_000, 'BTN', 'lakh')).toBe('Nu. -1,500.00');
});

test('a sum that is written is read as the same sum, to the last chhertum', () => {
  fc.assert(
    fc.property(minorUnits, (minor) => {
      expect(parseAmount(formatAmount(minor))).toBe(minor);
      expect(amount.parse(formatAmount(minor))).toBe(minor);
    }),
  );
});

test('the wire writes two decimals and nothing else', () => {
  fc.assert(
    fc.property(minorUnits, (minor) => {
      expect(formatAmount(minor)).toMatch(/^\d+\.\d\d$/);
    }),
  );
  expect(formatAmount(150_000)).toBe('1500.00');
  expect(formatAmount(5)).toBe('0.05');
  expect(formatAmount(-5)).toBe('-0.05');
});

test('numbers with at most two decimals are exact too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (minor) => {
      expect(parseAmount(minor / 100)).toBe(minor);
    }),
  );
});

test.each([
  '0',
  0,
  '-1',
  -1,
  '1.005',
  0.1 + 0.2,
  '1e3',
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' 5',
  '5 ',
  '1,500',
  '1000000000',
  999_999_999.999,
  '.5',
  '5.',
  '٥',
  '0x10',
  null,
  true,
  [],
  {},
])('%j is no sum to be asked', (input) => {
  expect(amount.safeParse(input).success).toBe(false);
});

test('nothing may be asked only where nothing may be asked', () => {
  expect(amountOrZero.parse('0')).toBe(0);
  expect(amountOrZero.parse('999999999.99')).toBe(greatestAmount);
  expect(amountOrZero.safeParse('1000000000').success).toBe(false);
});

test('a currency has three letters, in whatever case', () => {
  expect(currency.parse(' btn ')).toBe('BTN');
  expect(currency.safeParse('NU').success).toBe(false);
});
