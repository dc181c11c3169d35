import { expect, test } from 'vitest';
import { differenceText } from './difference-text.ts';

test('a difference says in words whether money is missing or there is more', () => {
  expect(differenceText('-50.50', 'BTN')).toBe('Nu. 50.50 missing');
  expect(differenceText('5.00', 'BTN')).toBe('Nu. 5.00 over');
  expect(differenceText('0.00', 'BTN')).toBe('None');
});
