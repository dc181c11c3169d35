import { expect, test } from 'vitest';
import { difficulty } from './proof-of-work.ts';

test('a challenge is as hard as was measured on a cheap phone', () => {
  expect(difficulty).toEqual({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
});
