import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['1,200.00', 120_000],
  ['1200', 120_000],
  ['1,00,000.50', 10_000_050],
  ['Nu. 1,200', 120_000],
  ['Nu.1200.00', 120_000],
  ['1,200.00 CR', 120_000],
  ['1,200.00Cr.', 120_000],
  ['1,200.00 DR', -120_000],
  ['-350', -35_000],
  ['350.00-', -35_000],
  ['(350.00)', -35_000],
  ['Nu. -350', -35_000],
  ['0', 0],
])('%s', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

test.each(['', 'five', '1.234.567', '12,34', '1e5', '1.005', '--5'])('%s is no sum', (text) => {
  expect(readAmount(text)).toBeNull();
});
