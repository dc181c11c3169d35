import { expect, it } from 'vitest';
import { hashSecretToken, newSecretToken, successorOf } from './secret-token.ts';

it('draws 256 bits, keeps only a hash, and derives the same successor each time', () => {
  const token = newSecretToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newSecretToken()).not.toBe(token);
  expect(hashSecretToken(token)).toMatch(/^[0-9a-f]{64}$/);
  const secret = Buffer.alloc(32, 7);
  expect(successorOf(secret, token)).toBe(successorOf(secret, token));
  expect(Buffer.from(successorOf(secret, token), 'base64url')).toHaveLength(32);
  expect(successorOf(Buffer.alloc(32, 8), token)).not.toBe(successorOf(secret, token));
});
