import { expect, test } from 'vitest';
import { timesAmount } from './times-amount.ts';

test('sums are multiplied exactly', () => {
  expect(timesAmount('1200.00', 3)).toBe('3600.00');
  expect(timesAmount('0.10', 3)).toBe('0.30');
  expect(timesAmount('33.33', 3)).toBe('99.99');
  expect(timesAmount('0.05', 1)).toBe('0.05');
});
