import { expect, test } from 'vitest';
import { purposeAmountErrors } from './purpose-amounts.ts';

const plain = {
  minimumAmount: 1000,
  unitAmount: null,
  unitName: null,
  unitPlural: null,
  suggestedAmounts: [10_000, 50_000],
};
const properties = (purpose: typeof plain | object) =>
  purposeAmountErrors({ ...plain, ...purpose }).map(({ property }) => property);

test('the price of one and its names go together', () => {
  expect(properties({})).toEqual([]);
  expect(properties({ unitAmount: 5000, unitName: 'lamp', unitPlural: 'lamps' })).toEqual([]);
  expect(properties({ unitAmount: 5000 })).toEqual(['unitName', 'unitPlural']);
  expect(properties({ unitName: 'lamp', unitPlural: 'lamps' })).toEqual(['unitAmount']);
});

test('no sum is suggested that is too small to be given', () => {
  expect(properties({ minimumAmount: 20_000 })).toEqual(['suggestedAmounts.0']);
  expect(properties({ suggestedAmounts: [] })).toEqual([]);
});
