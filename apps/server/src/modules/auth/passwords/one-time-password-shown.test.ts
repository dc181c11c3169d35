import { expect, it } from 'vitest';
import { hasJustShownOneTimePassword } from './one-time-password-shown.ts';

const signedInAt = new Date('2026-11-19T04:00:00Z');
const minutesLater = (minutes: number) => new Date(signedInAt.getTime() + minutes * 60_000);

it('holds for a quarter of an hour after the login, for somebody who has to change the password', () => {
  const waiting = { mustChangePassword: true, signedInAt };
  expect(hasJustShownOneTimePassword(waiting, minutesLater(15))).toBe(true);
  expect(hasJustShownOneTimePassword(waiting, minutesLater(16))).toBe(false);
});

it('never holds for a session that may do anything else, or that has ended', () => {
  expect(hasJustShownOneTimePassword({ mustChangePassword: false, signedInAt }, signedInAt)).toBe(false);
  expect(hasJustShownOneTimePassword({ mustChangePassword: true, signedInAt: undefined }, signedInAt)).toBe(
    false,
  );
});
