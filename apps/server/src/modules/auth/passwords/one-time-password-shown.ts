import { lifetimes } from '../../../base/lifetimes.ts';

/**
 * Whether somebody who logged in with a one-time password has just shown it, so that choosing their own password need not
 * ask for it again. A session that may do anything else is always asked: somebody who finds a screen unlocked must not be able to
 * take the account over.
 */
export function hasJustShownOneTimePassword(
  { mustChangePassword, signedInAt }: { mustChangePassword: boolean; signedInAt: Date | undefined },
  now: Date,
): boolean {
  if (!mustChangePassword || !signedInAt) return false;
  return now.getTime() - signedInAt.getTime() <= lifetimes.oneTimePasswordShown;
}
