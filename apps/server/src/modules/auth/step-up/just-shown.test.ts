import { expect, it } from 'vitest';
import { hasJustLoggedIn } from './just-shown.ts';

const at = (time: string) => new Date(`2026-11-15T${time}Z`);

it('counts a login for five minutes, and not before it happened', () => {
  const signedInAt = at('06:00:00');
  expect(hasJustLoggedIn(signedInAt, at('06:00:00'))).toBe(true);
  expect(hasJustLoggedIn(signedInAt, at('06:04:59'))).toBe(true);
  expect(hasJustLoggedIn(signedInAt, at('06:05:00'))).toBe(false);
  expect(hasJustLoggedIn(signedInAt, at('05:59:59'))).toBe(false);
  expect(hasJustLoggedIn(undefined, at('06:00:00'))).toBe(false);
});
