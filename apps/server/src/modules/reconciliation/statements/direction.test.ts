import { expect, test } from 'vitest';
import { isMoneyOut } from './direction.ts';

test.each(['', 'CR', 'Cr.', 'Credit', 'Deposit', 'Direct credit', 'C', 'in'])('"%s" came in', (word) => {
  expect(isMoneyOut(word)).toBe(false);
});

test.each(['DR', 'Debit', 'D', 'Withdrawal', 'OUT'])('"%s" left', (word) => {
  expect(isMoneyOut(word)).toBe(true);
});

test.each(['Transfer', 'Charges', 'Interest'])('"%s" says neither', (word) => {
  expect(isMoneyOut(word)).toBeNull();
});
