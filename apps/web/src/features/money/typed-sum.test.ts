import { expect, test } from 'vitest';
import { plainSum, typedSum } from './typed-sum.ts';

test.each([
  ['1500', '1500'],
  [' 1,500.50 ', '1500.50'],
  ['Nu. 1,00,000', '100000'],
  ['nu 500/-', '500'],
])('%s is taken for %s', (typed, sum) => {
  expect(plainSum(typed)).toBe(sum);
  expect(typedSum.parse(typed)).toBe(sum);
});

test.each(['', '0', '-5', '10.005', '1e21', 'ten', '9999999999', '1400,00', '1,5', '1,400,00', '0,500'])(
  '%s is no sum',
  (typed) => {
    expect(typedSum.safeParse(typed).success).toBe(false);
  },
);
