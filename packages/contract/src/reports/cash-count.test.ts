import { expect, test } from 'vitest';
import { cashDifference, sumOfNotes } from './cash-count.ts';

test('counted notes add up in minor units, and notes that were not counted are none', () => {
  expect(sumOfNotes({ '1000': 2, '500': 1, '100': 3, '50': 1, '20': 2, '10': 1, '5': 1, '1': 4 })).toBe(
    290_900,
  );
  expect(sumOfNotes({ '20': 3 })).toBe(6000);
  expect(sumOfNotes({})).toBe(0);
});

test('the difference is what is too much or missing beyond the opening cash and what was booked', () => {
  expect(cashDifference({ opening: 50_000, booked: 120_000, counted: 170_000 })).toBe(0);
  expect(cashDifference({ opening: 0, booked: 120_000, counted: 119_950 })).toBe(-50);
  expect(cashDifference({ opening: 0, booked: 120_000, counted: 120_500 })).toBe(500);
});

test('a day on which more was given back than received leaves less in the box than there was', () => {
  expect(cashDifference({ opening: 50_000, booked: -20_000, counted: 30_000 })).toBe(0);
});
