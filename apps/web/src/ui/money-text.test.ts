import { expect, test } from 'vitest';
import { exactMoneyText, moneyText } from './money-text.ts';

test('sums are grouped by thousands, and show chhertum only where there are some', () => {
  expect(moneyText('1234567.00', 'BTN')).toBe('Nu. 1,234,567');
  expect(moneyText('1500.50', 'BTN')).toBe('Nu. 1,500.50');
  expect(moneyText('0.00', 'INR')).toBe('INR 0');
  expect(moneyText('999.00', 'BTN')).toBe('Nu. 999');
});

test('where money is decided about, the sum is told to the last chhertum', () => {
  expect(exactMoneyText('1200.00', 'BTN')).toBe('Nu. 1,200.00');
  expect(exactMoneyText('1234567.05', 'USD')).toBe('USD 1,234,567.05');
});
