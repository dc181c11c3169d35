import { expect, test } from 'vitest';
import { isMonth, lastOf, monthFrom, weeksOf } from './month-days.ts';

test('a month begins on its weekday and ends with its last day, whatever the year', () => {
  const november = weeksOf('2026-11');
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('the month before and after, over the end of a year', () => {
  expect(monthFrom('2026-12', 1)).toBe('2027-01');
  expect(monthFrom('2026-01', -1)).toBe('2025-12');
  expect(lastOf('2026-12')).toBe('2026-12-31');
  expect([isMonth('2026-12'), isMonth('2026-13'), isMonth('last')]).toEqual([true, false, false]);
});
