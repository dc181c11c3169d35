import { expect, test } from 'vitest';
import { isQuickerInOrder } from './read-page.ts';

test.each([
  ['a name that nobody has', 0, 2_000_000, 25, false],
  ['a rare name among many', 40, 2_000_000, 25, false],
  ['a name of many', 11_500, 2_000_000, 25, true],
  ['the hundredth page of it', 11_500, 2_000_000, 2500, false],
  ['everybody', 300, 300, 25, true],
])('%s', (_name, matches, all, wanted, isQuicker) => {
  expect(isQuickerInOrder(matches, all, wanted)).toBe(isQuicker);
});
