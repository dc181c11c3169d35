import { assert, boolean, constantFrom, nat, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { isNear } from './doubts.ts';
import { nearKeys } from './near-keys.ts';

const numbers = string({ unit: constantFrom(...'0123456789FT'), minLength: 5, maxLength: 14 });
const shares = (a: string, b: string) => {
  const keys = new Set(nearKeys(`BOB:${a}`));
  return nearKeys(`BOB:${b}`).some((key) => keys.has(key));
};

test('numbers that differ in one character have a key in common', () => {
  const mistyped = tuple(numbers, nat(), constantFrom(...'0123456789', ''), boolean());
  assert(
    property(mistyped, ([number, place, character, isOneMore]) => {
      const at = place % number.length;
      const other = number.slice(0, at) + character + number.slice(isOneMore ? at : at + 1);
      const isFound = !isNear(number, other) || shares(number, other);
      expect([number, other, isFound]).toEqual([number, other, true]);
    }),
  );
});

test('numbers that have nothing to do with each other have none', () => {
  expect(shares('1234567890', '9876543210')).toBe(false);
  expect(nearKeys('BOB:1234567890')).toHaveLength(11);
  expect(nearKeys('BOB:1234')).toEqual([]);
});

test('the same number at another bank has none', () => {
  const keys = nearKeys('BNB:123456');
  expect(nearKeys('BOB:123456').filter((key) => keys.includes(key))).toEqual([]);
});
