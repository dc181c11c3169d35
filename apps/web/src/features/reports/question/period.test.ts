import { expect, test } from 'vitest';
import { comparedDays, daysOf, isBackwards } from './period.ts';

const today = '2026-11-16';

test.each([
  ['this-year', { from: '2026-01-01', to: '2026-11-16' }],
  ['last-year', { from: '2025-01-01', to: '2025-12-31' }],
  ['this-month', { from: '2026-11-01', to: '2026-11-16' }],
  ['last-month', { from: '2026-10-01', to: '2026-10-31' }],
  ['last-12-months', { from: '2025-11-17', to: '2026-11-16' }],
  ['all', {}],
  ['custom', { from: '2020-02-03' }],
] as const)('%s', (period, expected) => {
  expect(daysOf(period, today, { from: '2020-02-03' })).toEqual(expected);
});

test('two days in the wrong order are no period', () => {
  expect(isBackwards({ from: '2026-02-01', to: '2026-01-31' })).toBe(true);
  expect(isBackwards({ from: '2026-02-01', to: '2026-02-01' })).toBe(false);
  expect(isBackwards({ from: '2026-02-01' })).toBe(false);
});

test('January comes after December', () => {
  expect(daysOf('last-month', '2026-01-31', {})).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test.each([
  ['year-before', ['2026-01-01', '2026-11-16'], ['2025-01-01', '2025-11-16']],
  ['year-before', ['2025-02-01', '2025-02-28'], ['2024-02-01', '2024-02-29']],
  ['period-before', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['period-before', ['2025-01-01', '2025-12-31'], ['2024-01-01', '2024-12-31']],
  ['period-before', ['2026-03-10', '2026-03-19'], ['2026-02-28', '2026-03-09']],
  ['custom', ['2026-01-01', '2026-11-16'], ['2019-01-01', '2019-06-30']],
] as const)('%s of %j is %j', (comparison, [from, to], [first, last]) => {
  const chosen = { from: '2019-01-01', to: '2019-06-30' };
  expect(comparedDays(comparison, { from, to }, chosen)).toEqual({ from: first, to: last });
});

test('nothing is compared with what has no beginning or no end', () => {
  expect(comparedDays('year-before', { to: today }, {})).toBeNull();
  expect(comparedDays('year-before', { from: today }, {})).toBeNull();
  expect(comparedDays('none', { from: today, to: today }, {})).toBeNull();
  expect(comparedDays('custom', { from: today, to: today }, { from: today })).toBeNull();
});
