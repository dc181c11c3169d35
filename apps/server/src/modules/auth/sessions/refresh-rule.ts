import { lifetimes } from '../../../base/lifetimes.ts';

export interface PresentedToken {
  usedAt: Date | null;
  /** When the token it was exchanged for was itself exchanged. */
  successorUsedAt: Date | null;
}

/**
 * `rotate`: unused, exchange it. `repeat`: spent a moment ago and its successor is still unused, so answer
 * the same successor. `reuse`: two parties hold tokens of this family, so it has to end.
 */
export function judgeRefresh(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reuse' {
  if (!token.usedAt) return 'rotate';
  const sinceUse = now.getTime() - token.usedAt.getTime();
  return sinceUse <= lifetimes.spentRefreshToken && !token.successorUsedAt ? 'repeat' : 'reuse';
}
