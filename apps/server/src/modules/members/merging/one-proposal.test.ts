import { expect, test } from 'vitest';
import { toDrop } from './one-proposal.ts';

const quiet = { hasMoney: false };
const withMoney = { hasMoney: true };

test('of two open renewals that one goes for which no money is on its way, and of equals the other’s', () => {
  const [own, theirs] = [
    { ...quiet, of: 'own' },
    { ...quiet, of: 'theirs' },
  ];
  expect(toDrop(own, theirs)).toBe(theirs);
  expect(toDrop(own, { ...withMoney, of: 'theirs' })).toBe(own);
  expect(toDrop({ ...withMoney, of: 'own' }, theirs)).toBe(theirs);
});

test('where money is on its way for both, neither goes', () => {
  expect(toDrop(withMoney, withMoney)).toBeNull();
});
