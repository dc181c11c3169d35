import * as fc from 'fast-check';
import type { Day } from '../values/days/calendar.ts';

const first = Date.UTC(1900, 0, 1) / 86_400_000;
const last = Date.UTC(2150, 11, 31) / 86_400_000;
const toDay = (number: number): Day => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** Month ends and leap days break calendars, so they come often. */
const awkward = fc.constantFrom<Day>(
  '2024-02-29',
  '2024-02-28',
  '2023-02-28',
  '2000-02-29',
  '1900-02-28',
  '2100-02-28',
  '2023-12-31',
  '2024-01-01',
  '2024-01-29',
  '2024-01-30',
  '2024-01-31',
  '2025-01-31',
  '2024-03-31',
  '2024-04-30',
  '2024-10-31',
  '2024-08-31',
);

export const anyDay: fc.Arbitrary<Day> = fc.oneof(awkward, fc.integer({ min: first, max: last }).map(toDay));
