import { expect, test } from 'vitest';
import { withKnownLetters } from './known-letters.ts';

test('names of the country stay as they are, and what our fonts do not have becomes a question mark', () => {
  const known = JSON.stringify({
    name: 'Karma Chökyi',
    dz: 'ཀརྨ་ཆོས་སྒྲོན།',
    sum: 'Nu. 1,050.00 – ✓'.slice(0, 15),
  });
  expect(withKnownLetters(known)).toBe(known);
  expect(withKnownLetters('"שלום 12, علي"')).toBe('"???? 12, ???"');
  expect(withKnownLetters('"a\u0591\u202eb 😀"')).toBe('"a??b ?"');
});
