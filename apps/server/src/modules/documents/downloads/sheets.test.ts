import { expect, test } from 'vitest';
import { sheetsOf } from './sheets.ts';

const half = (number: number) => ({ number, isHalf: true });
const whole = (number: number) => ({ number, isHalf: false });
const numbers = (receipts: { number: number; isHalf: boolean }[]) =>
  sheetsOf(receipts).map((sheet) => sheet.map(({ number }) => number));

test('two half sheets share a sheet, and an odd one stands alone', () => {
  expect(numbers([half(1), half(2), half(3)])).toEqual([[1, 2], [3]]);
  expect(numbers([])).toEqual([]);
});

test('a receipt of before has its own sheet, and leaves no half sheet empty', () => {
  expect(numbers([half(1), whole(2), half(3), whole(4), half(5)])).toEqual([[1, 3], [2], [4], [5]]);
});
