import { expect, it } from 'vitest';
import { readResetLink } from './reset-link.ts';

it('finds the token behind the #', () => {
  expect(readResetLink('#token=abc-_123')).toEqual({ token: 'abc-_123', isInvitation: false });
});

it('knows an invitation', () => {
  expect(readResetLink('#token=abc&invitation=1')).toEqual({ token: 'abc', isInvitation: true });
});

it.each(['', '#', '#token=', '#something'])('finds nothing in "%s"', (hash) => {
  expect(readResetLink(hash)).toBeNull();
});
