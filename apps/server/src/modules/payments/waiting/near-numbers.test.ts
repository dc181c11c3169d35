import { assert, boolean, constantFrom, nat, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { isNear } from './doubts.ts';
import { nearNumbers } from './near-numbers.ts';

const numbers = string({ unit: constantFrom(...'0123456789FT'), minLength: 5, maxLength: 14 });

test('every number that is looked up is near', () => {
  assert(
    property(numbers, (number) => {
      expect(nearNumbers(number).filter((other) => !isNear(number, other))).toEqual([]);
    }),
  );
});

test('every number that differs in one digit is looked up', () => {
  const mistyped = tuple(numbers, nat(), constantFrom(...'0123456789', ''), boolean());
  assert(
    property(mistyped, ([number, place, character, isOneMore]) => {
      const at = place % number.length;
      const other = number.slice(0, at) + character + number.slice(isOneMore ? at : at + 1);
      expect(nearNumbers(number).includes(other)).toBe(isNear(number, other));
    }),
  );
});

test('a number of ten digits has few enough near ones to look each up', () => {
  expect(nearNumbers('1234567890').length).toBeLessThan(220);
  expect(nearNumbers('1234')).toEqual([]);
});
