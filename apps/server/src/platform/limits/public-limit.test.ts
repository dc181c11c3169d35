import { expect, test } from 'vitest';
import { ofNetwork, strengthOf } from './public-limit.ts';

const guesses = { of: 'somebody', limit: 20, windowSeconds: 60 };

test.each([
  [21, 1],
  [40, 1],
  [41, 2],
  [60, 2],
  [61, 4],
  [100, 8],
  [101, 16],
  [100_000, 16],
])('at the guess %i a growing limit asks for %i times the work', (count, strength) => {
  expect(strengthOf({ ...guesses, isGrowing: true }, count)).toBe(strength);
  expect(strengthOf(guesses, count)).toBe(1);
});

test('what all have together asks everybody for the same', () => {
  expect(strengthOf(null, 100_000)).toBe(1);
});

test('an address counts for its network, and with IPv6 for the wider one, which has room for eight', () => {
  const most = { limit: 50, windowSeconds: 60 };
  expect(ofNetwork('10.0.0.1', most)).toEqual([{ ...most, of: '10.0.0.1' }]);
  expect(ofNetwork('2001:db8:1:2', most)).toEqual([
    { ...most, of: '2001:db8:1:2' },
    { ...most, of: 'wide 2001:db8:1', limit: 400 },
  ]);
});
