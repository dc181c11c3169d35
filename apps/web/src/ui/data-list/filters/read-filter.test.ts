import { expect, it } from 'vitest';
import { readFilter } from './read-filter.ts';

it.each([
  ['day', '2026-03-05', '2026-03-05'],
  ['day', '', ''],
  ['sum', ' 1,400.50 ', '1400.50'],
  ['sum', '1,00,000', '100000'],
  ['sum', '', ''],
] as const)('takes a %s typed as "%s"', (kind, typed, value) => {
  expect(readFilter(kind, typed)).toEqual({ value });
});

it.each([
  ['day', '-00-05', 'Enter a day that exists'],
  ['day', '2026-02-31', 'Enter a day that exists'],
  ['sum', '1400,00', 'Enter an amount, such as 500 or 1,500.50'],
  ['sum', '1.4.0', 'Enter an amount'],
  ['sum', 'many', 'Enter an amount'],
] as const)('refuses a %s typed as "%s"', (kind, typed, problem) => {
  expect(readFilter(kind, typed)).toEqual({ problem: expect.stringContaining(problem) });
});
