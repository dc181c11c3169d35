import { expect, test } from 'vitest';
import { bookedDay } from './booked-day.ts';

const startedAt = new Date('2026-12-31T17:50:00Z'); // 23:50 in Thimphu
const learned = (now: string, bankDay: string | null) =>
  bookedDay({ bankDay, startedAt, now: new Date(now) });

test.each([
  ['paid before midnight, learned of in the new year', '2027-01-02T04:00:00Z', '2026-12-31'],
  ['paid after midnight, learned of at once', '2026-12-31T18:01:00Z', '2027-01-01'],
  ['paid after midnight by a bank whose clock is ahead', '2026-12-31T17:59:50Z', '2027-01-01'],
  ['paid on the day before by a bank whose clock is behind', '2026-12-31T18:01:00Z', '2026-12-30'],
])('%s: the day of the bank', (_, now, bankDay) => {
  expect(learned(now, bankDay)).toEqual({ day: bankDay, isFromBank: true });
});

test.each([
  ['no day', null],
  ['a day to come', '2027-01-03'],
  ['a year too late', '2027-12-31'],
  ['a year too early', '2025-12-31'],
  ['a day long before the payment was begun', '2026-12-29'],
])('with %s: the day it was learned of', (_, bankDay) => {
  expect(learned('2027-01-02T04:00:00Z', bankDay)).toEqual({ day: '2027-01-02', isFromBank: false });
});
