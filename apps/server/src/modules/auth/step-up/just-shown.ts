import { lifetimes } from '../../../base/lifetimes.ts';

/**
 * Somebody who has just logged in need not show once more who they are. Counted from the login itself: a session that goes
 * on with another token is no younger for it. A start in the future is a clock that was set back, and shows nothing.
 */
export function hasJustLoggedIn(signedInAt: Date | undefined, now: Date): boolean {
  if (!signedInAt) return false;
  const since = now.getTime() - signedInAt.getTime();
  return since >= 0 && since < lifetimes.stepUp;
}
