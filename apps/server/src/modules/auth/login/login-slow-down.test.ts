import { expect, it } from 'vitest';
import { delayOfAttempt } from './login-slow-down.ts';

it('lets twenty failures of a name pass at once, then slows down, and never refuses', () => {
  expect([1, 20, 21, 22, 24, 26, 27, 1_000_000].map(delayOfAttempt)).toEqual([
    0, 0, 125, 250, 1000, 4000, 4000, 4000,
  ]);
});
