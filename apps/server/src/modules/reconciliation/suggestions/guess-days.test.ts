import { expect, test } from 'vitest';
import { guessDays } from './guess-days.ts';

const sums = [
  { day: '2026-11-07', amount: 200_000 },
  { day: '2026-11-08', amount: 300_000 },
  { day: '2026-11-09', amount: 100_000 },
];

test('a net credit is the card payments of the latest days that agree with it, less what the bank keeps', () => {
  expect(guessDays(sums, 98_000, '2026-11-10')).toEqual({ from: '2026-11-09', to: '2026-11-09' });
  expect(guessDays(sums, 391_000, '2026-11-10')).toEqual({ from: '2026-11-08', to: '2026-11-09' });
  expect(guessDays(sums, 490_000, '2026-11-10')).toEqual({ from: '2026-11-07', to: '2026-11-08' });
});

test('no days are guessed where none agree', () => {
  expect(guessDays(sums, 700_000, '2026-11-10')).toBeNull();
  expect(guessDays(sums, 98_000, '2026-12-10')).toBeNull();
  expect(guessDays([], 98_000, '2026-11-10')).toBeNull();
});
