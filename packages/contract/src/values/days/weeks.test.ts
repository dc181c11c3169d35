import { expect, test } from 'vitest';
import { addDays, startOfWeek, weekOf } from './calendar.ts';

test.each([
  ['2026-02-09', '2026-W07'],
  ['2026-02-15', '2026-W07'],
  ['2026-01-01', '2026-W01'],
  ['2025-12-29', '2026-W01'],
  ['2027-01-03', '2026-W53'],
  ['2021-01-03', '2020-W53'],
  ['1969-12-28', '1969-W52'],
])('%s lies in %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

test('every week begins on the Monday of its days, for thirty years', () => {
  for (let day = '2000-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
    const monday = startOfWeek(weekOf(day))!;
    expect(new Date(monday).getUTCDay()).toBe(1);
    expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
  }
});

test('what is no week has no beginning', () => {
  expect(startOfWeek('2026-W54')).toBeNull();
  expect(startOfWeek('2025-W53')).toBeNull();
  expect(startOfWeek('2026-02')).toBeNull();
});
