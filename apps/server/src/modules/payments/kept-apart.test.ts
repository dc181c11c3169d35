import { expect, test } from 'vitest';
import { isKeptApart } from './payment-rules.ts';

const fee = { amount: 1200, balance: 1200, closedBecause: null, mayBeMore: false };

test('money for what is owed settles it, in full or in part', () => {
  expect(isKeptApart(fee)).toBe(false);
  expect(isKeptApart({ ...fee, amount: 500 })).toBe(false);
});

test('money for what is no longer owed is kept apart', () => {
  expect(isKeptApart({ ...fee, closedBecause: 'This membership has ended.' })).toBe(true);
  expect(isKeptApart({ ...fee, balance: 0 })).toBe(true);
  expect(isKeptApart({ ...fee, balance: 0, mayBeMore: true })).toBe(true);
});

test('more than is open is kept apart for a fee, and is the donation for a donation', () => {
  expect(isKeptApart({ ...fee, amount: 1300 })).toBe(true);
  expect(isKeptApart({ ...fee, amount: 1300, mayBeMore: true })).toBe(false);
});
