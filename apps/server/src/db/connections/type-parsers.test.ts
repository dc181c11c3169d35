import { expect, test } from 'vitest';
import { parseInt8 } from './type-parsers.ts';

test('an int8 is an exact number or an error', () => {
  expect(parseInt8('100000000000')).toBe(100_000_000_000);
  expect(parseInt8('-9007199254740991')).toBe(Number.MIN_SAFE_INTEGER);
  expect(() => parseInt8('9007199254740993')).toThrow('too large');
});
