import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test('sums are grouped by thousands, and show chhertum only where there are some', () => {
  expect(moneyText('1234567.00', 'BTN')).toBe('Nu. 1,234,567');
  expect(moneyText('1500.50', 'BTN')).toBe('Nu. 1,500.50');
  expect(moneyText('0.00', 'INR')).toBe('INR 0');
  expect(moneyText('999.00', 'BTN')).toBe('Nu. 999');
});
