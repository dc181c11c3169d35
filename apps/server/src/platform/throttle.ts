import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

export interface Attempt {
  allowed: boolean;
  /** Which attempt of the window this was. */
  count: number;
  /** How long until the window is over. */
  retryAfterSeconds: number;
}

/**
 * Counts one attempt in a fixed window, in one statement, for all processes together.
 * Call it outside the transaction of the work: a roll-back must not take the count back.
 */
export async function takeAttempt(
  db: Db | Tx,
  key: string,
  { limit, windowSeconds }: Limit,
  now: Date,
): Promise<Attempt> {
  const windowMs = windowSeconds * 1000;
  const isOver = sql<boolean>`throttle_counters.window_start <= ${new Date(now.getTime() - windowMs)}`;
  const row = await db
    .insertInto('throttleCounters')
    .values({ key: hashOf(key), windowStart: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else least(throttle_counters.count + 1, 1000000) end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else throttle_counters.window_start end`,
      }),
    )
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow();
  const left = row.windowStart.getTime() + windowMs - now.getTime();
  return {
    allowed: row.count <= limit,
    count: row.count,
    retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
  };
}

export async function forgetAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('throttleCounters').where('key', '=', hashOf(key)).execute();
}

/** An attempt that turned out to be honest no longer counts. */
export async function giveBackAttempt(db: Db | Tx, key: string): Promise<void> {
  await db
    .updateTable('throttleCounters')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', hashOf(key))
    .execute();
}

// A key may hold what a person typed, even a password in the wrong field; it is never kept readable.
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
