import { expect, test } from 'vitest';
import { chosenTile, isEnough, offersFor, readSum } from './amounts.ts';

const roof = {
  name: 'Roof of the butter lamps house',
  minimumAmount: '10.00',
  unitAmount: null,
  unitName: null,
  unitPlural: null,
  suggestedAmounts: ['100.00', '500.00', '1000.00'],
};
const lamps = {
  ...roof,
  name: 'Lights',
  unitAmount: '50.00',
  unitName: 'lamp',
  unitPlural: 'lamps',
  suggestedAmounts: ['50.00', '350.00', '360.00', '5450.00'],
};

test('what is counted is counted, whatever it is called; other purposes are named', () => {
  expect(offersFor(lamps)).toEqual([
    { amount: '50.00', does: '1 lamp', flames: 1 },
    { amount: '350.00', does: '7 lamps', flames: 7 },
    { amount: '360.00', does: 'for Lights', flames: 0 },
    { amount: '5450.00', does: '109 lamps', flames: 0 },
  ]);
  expect(offersFor(roof)[1]).toEqual({ amount: '500.00', does: `for ${roof.name}`, flames: 0 });
  expect(offersFor(undefined)).toEqual([]);
});

test('the tile in the middle is chosen until another one is', () => {
  expect(chosenTile(roof, '')).toBe('500.00');
  expect(chosenTile(lamps, '500.00')).toBe('350.00');
  expect(chosenTile(roof, '1000.00')).toBe('1000.00');
  expect(chosenTile(roof, 'other')).toBe('other');
  expect(chosenTile({ ...roof, suggestedAmounts: [] }, '500.00')).toBe('other');
});

test('sums are read as people write them, and what is none is refused', () => {
  expect(['250', ' 1,050 ', 'Nu. 1050', '10.5', '99.99'].map(readSum)).toEqual([
    '250',
    '1050',
    '1050',
    '10.5',
    '99.99',
  ]);
  expect(['', '0', '0.00', '-5', '1e5', '10.005', 'ten', '1000000000', '1000,00'].map(readSum)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});

test('the smallest sum is the one of the purpose', () => {
  expect(['9.99', '10', '10.00'].map((sum) => isEnough(sum, roof))).toEqual([false, true, true]);
  expect(isEnough('49.99', { ...lamps, minimumAmount: '50.00' })).toBe(false);
});
