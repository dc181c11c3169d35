import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, isDay, periodEnd, startOf } from './calendar.ts';
import { day } from './days.ts';
import { anyDay } from '../../testing/any-day.ts';

const months = fc.integer({ min: 1, max: 240 });
const dateOf = (day: string) => Number(day.slice(8));

test.each([
  ['2026-03-15', 12, '2027-03-14'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-28', 1, '2026-02-27'],
  ['2026-01-01', 1, '2026-01-31'],
  ['2026-01-01', 12, '2026-12-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-28'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-08-31', 6, '2027-02-28'],
])('a period from %s over %i months ends on %s', (from, count, to) => {
  expect(periodEnd(from, count)).toBe(to);
});

test('after a period comes the same date of a later month, or the first after a month that is too short', () => {
  fc.assert(
    fc.property(anyDay, months, (from, count) => {
      const next = addDays(periodEnd(from, count), 1);
      expect(dateOf(next) === dateOf(from) || (dateOf(next) === 1 && dateOf(from) > 28)).toBe(true);
    }),
  );
});

test('a period is as long as its months are, and a longer one ends later', () => {
  fc.assert(
    fc.property(anyDay, months, (from, count) => {
      const end = periodEnd(from, count);
      const length = daysBetween(from, end) + 1;
      expect(length).toBeGreaterThanOrEqual(28 * count);
      expect(length).toBeLessThanOrEqual(31 * count);
      expect(periodEnd(from, count + 1) > end).toBe(true);
    }),
  );
});

test('period after period leaves no day out and covers none twice', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.array(fc.constantFrom(1, 3, 6, 12, 24), { minLength: 1, maxLength: 8 }),
      (from, row) => {
        let start = from;
        let covered = 0;
        for (const count of row) {
          const end = periodEnd(start, count);
          covered += daysBetween(start, end) + 1;
          start = addDays(end, 1);
        }
        expect(daysBetween(from, start)).toBe(covered);
      },
    ),
  );
});

test('adding days and counting them are each other’s reverse', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
    }),
  );
});

test('a day in Bhutan begins at 18:00 UTC of the day before, whatever clock the machine has', () => {
  expect(startOf('2026-03-15').toISOString()).toBe('2026-03-14T18:00:00.000Z');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 86_399_999 }), (day, passed) => {
      expect(dayOf(new Date(startOf(day).getTime() + passed))).toBe(day);
    }),
  );
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '26-01-01',
  '2026-1-1',
  '0000-01-01',
  '1899-12-31',
  '2200-01-01',
  '',
  5,
])('%s is no day', (text) => {
  expect(day.safeParse(text).success).toBe(false);
  expect(isDay(String(text))).toBe(false);
});

test('every real day is one', () => {
  fc.assert(
    fc.property(anyDay, (text) => {
      expect(day.parse(text)).toBe(text);
      expect(isDay(text)).toBe(true);
    }),
  );
});
