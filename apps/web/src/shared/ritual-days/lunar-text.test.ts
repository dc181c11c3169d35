import { expect, test } from 'vitest';
import { lunarParts, lunarText } from './lunar-text.ts';

test('a lunar day is read from what the server says of it', () => {
  expect(lunarParts('10th of the 9th month')).toEqual({ day: 10, month: 9, isSecond: false });
  expect(lunarParts('1st of the second 4th month')).toEqual({ day: 1, month: 4, isSecond: true });
  expect([lunarParts(null), lunarParts('a Sunday')]).toEqual([null, null]);
  expect(lunarText('22nd of the 9th month')).toBe('22nd of the 9th month');
  expect(lunarText(null)).toBe('');
});
