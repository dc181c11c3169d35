import { expect, test } from 'vitest';
import { byDay, reached, sumOf } from './groups.ts';

const group = (day: string, email: number, sms: number) => ({
  day,
  kind: 'renewal_due' as const,
  reminder: 'before:7',
  termEnd: day,
  email,
  sms,
  unreachable: 9,
  optedOut: 9,
});

test('groups are put together by day and counted by who is reached', () => {
  const groups = [group('2027-01-02', 1, 2), group('2027-01-02', 3, 0), group('2027-01-05', 0, 4)];
  expect(byDay(groups).map(([day, ofDay]) => [day, ofDay.length])).toEqual([
    ['2027-01-02', 2],
    ['2027-01-05', 1],
  ]);
  expect(sumOf(groups, reached)).toBe(10);
});
