import { AppError } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { type Limit, takeAttempt } from './attempt.repository.ts';

/** Counts what somebody who is signed in does, and refuses it past the limit. `detail` is what they read then. */
export async function requireAttempt(
  db: Db | Tx,
  key: string,
  limit: Limit,
  now: Date,
  detail?: string,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeAttempt(db, key, limit, now);
  if (!allowed) throw new AppError('rate_limited', { retryAfterSeconds, ...(detail && { detail }) });
}
