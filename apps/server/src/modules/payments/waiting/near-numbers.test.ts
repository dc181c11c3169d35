import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNear } from './doubts.ts';
import { nearNumbers } from './near-numbers.ts';

const numbers = fc.string({ unit: fc.constantFrom(...'0123456789FT'), minLength: 5, maxLength: 14 });

test('every number that is looked up is near', () => {
  fc.assert(fc.property(numbers, (number) => nearNumbers(number).every((other) => isNear(number, other))));
});

test('every number that differs in one digit is looked up', () => {
  const mistyped = fc.tuple(numbers, fc.nat(), fc.constantFrom(...'0123456789', ''), fc.boolean());
  fc.assert(
    fc.property(mistyped, ([number, place, character, isOneMore]) => {
      const at = place % number.length;
      const other = number.slice(0, at) + character + number.slice(isOneMore ? at : at + 1);
      return !isNear(number, other) || nearNumbers(number).includes(other);
    }),
  );
});

test('a number of ten digits has few enough near ones to look each up', () => {
  expect(nearNumbers('1234567890').length).toBeLessThan(220);
  expect(nearNumbers('1234')).toEqual([]);
});
