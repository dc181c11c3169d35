import { expect, test } from 'vitest';
import { sumPeriods } from './sum-periods.ts';

const months = (from?: string, to?: string) => ({ grain: 'month', from, to });
const days = (from?: string, to?: string) => ({ grain: 'day', from, to });

test.each([
  ['all time is all months', [undefined, undefined], [months()]],
  ['from the first of a month', ['2026-11-01', undefined], [months('2026-11-01')]],
  [
    'from within a month',
    ['2026-11-15', undefined],
    [days('2026-11-15', '2026-11-30'), months('2026-12-01')],
  ],
  ['to the last of a month', [undefined, '2026-02-28'], [months(undefined, '2026-02-01')]],
  [
    'to within a month',
    [undefined, '2024-02-28'],
    [months(undefined, '2024-01-01'), days('2024-02-01', '2024-02-28')],
  ],
  ['one whole month', ['2026-11-01', '2026-11-30'], [months('2026-11-01', '2026-11-01')]],
  ['a part of one month', ['2026-11-02', '2026-11-30'], [days('2026-11-02', '2026-11-30')]],
  ['one day', ['2026-11-30', '2026-11-30'], [days('2026-11-30', '2026-11-30')]],
  ['parts of two months', ['2026-11-15', '2026-12-14'], [days('2026-11-15', '2026-12-14')]],
  [
    'a year and some days',
    ['2025-12-31', '2027-01-01'],
    [days('2025-12-31', '2025-12-31'), months('2026-01-01', '2026-12-01'), days('2027-01-01', '2027-01-01')],
  ],
  ['the end before the beginning', ['2026-11-15', '2026-11-14'], []],
] as const)('%s', (_name, [from, to], expected) => {
  expect(sumPeriods(from, to)).toEqual(expected);
});

const years = (from?: string, to?: string) => ({ grain: 'year', from, to });

test.each([
  ['all time is all years', [undefined, undefined], [years()]],
  ['from the first of a year', ['2026-01-01', undefined], [years('2026-01-01')]],
  [
    'from within a year',
    ['2025-11-15', undefined],
    [days('2025-11-15', '2025-11-30'), months('2025-12-01', '2025-12-01'), years('2026-01-01')],
  ],
  [
    'to within a year',
    [undefined, '2026-02-03'],
    [years(undefined, '2025-01-01'), months('2026-01-01', '2026-01-01'), days('2026-02-01', '2026-02-03')],
  ],
  ['one whole year', ['2026-01-01', '2026-12-31'], [years('2026-01-01', '2026-01-01')]],
  ['months of two years', ['2025-06-01', '2026-05-31'], [months('2025-06-01', '2026-05-01')]],
  ['a part of one month', ['2026-11-02', '2026-11-30'], [days('2026-11-02', '2026-11-30')]],
] as const)('with sums of years, %s', (_name, [from, to], expected) => {
  expect(sumPeriods(from, to, 'year')).toEqual(expected);
});
