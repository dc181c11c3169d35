import { expect, test } from 'vitest';
import { agreementsOf, differenceOf, flagOf } from './agreement.ts';

const evidence = {
  journal: 'same',
  reference: 'same',
  amount: 'same',
  daysLater: 0,
  sender: 'fits',
} as const;

test('the place where two numbers differ is marked', () => {
  expect(differenceOf('48291157', '48291175')).toEqual(['482911', '57', '']);
  expect(differenceOf('4829157', '48291157')).toEqual(['48291', '', '57']);
  expect(differenceOf('48291157', '4829157')).toEqual(['48291', '1', '57']);
  expect(differenceOf('123', '123')).toEqual(['123', '', '']);
});

test('the flag names the worst thing that does not agree', () => {
  expect(flagOf({ ...evidence, amount: 'differs', journal: 'near' }, 1)).toBe('Amount differs');
  expect(flagOf({ ...evidence, journal: 'near' }, 1)).toBe('Journal number mistyped?');
  expect(flagOf({ ...evidence, daysLater: 5 }, 1)).toBe('Day differs');
  expect(flagOf(evidence, 2)).toBe('Several payments fit');
});

test('a day or three between payer and bank agree', () => {
  const fits = [-2, -1, 0, 3, 4].map((daysLater) => agreementsOf({ ...evidence, daysLater })[3]?.fit);
  expect(fits).toEqual(['near', 'yes', 'yes', 'yes', 'near']);
});
