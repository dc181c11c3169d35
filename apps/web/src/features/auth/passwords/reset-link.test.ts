import { expect, it } from 'vitest';
import { readResetLink } from './reset-link.ts';

it('finds the token behind the #', () => {
  expect(readResetLink('#token=abc-_123')).toEqual({ token: 'abc-_123', isInvitation: false });
});

it('knows an invitation', () => {
  expect(readResetLink('#token=abc&invitation=1')).toEqual({ token: 'abc', isInvitation: true });
});

it.each(['#7KQM-2F9X-HB3T-WN5P', '7kqm 2f9x hb3t wn5p', '7KQM2F9XHB3TWN5P'])(
  'knows the code of an invitation on paper in "%s"',
  (typed) => {
    expect(readResetLink(typed)).toEqual({ token: '7KQM-2F9X-HB3T-WN5P', isInvitation: true });
  },
);

it.each(['', '#', '#token=', '#something'])('finds nothing in "%s"', (hash) => {
  expect(readResetLink(hash)).toBeNull();
});
