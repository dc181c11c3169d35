import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

export interface Counter extends Limit {
  key: string;
  /** How much of the limit this attempt takes; 1 unless told. */
  weight?: number | undefined;
}

export interface Attempt {
  allowed: boolean;
  /** What the attempts of the window weigh, with this one. */
  count: number;
  /** How long until the window is over. */
  retryAfterSeconds: number;
}

/**
 * Counts one attempt, by its weight, with each counter in turn, in a fixed window each, for all processes together; the first one
 * that refuses is the last one that counts. One statement, so that a refusal takes as long as an admission. Call it
 * outside the transaction of the work: a roll-back must not take the count back.
 */
export async function countInTurn(
  db: Db | Tx,
  counters: readonly Counter[],
  now: Date,
): Promise<[Attempt, ...Attempt[]]> {
  const steps = counters.map((counter, at) => stepOf(counter, counters[at - 1], at, now));
  const counts = counters.map(
    (_, at) => sql`select count, window_start, ${sql.lit(at)} as at from ${step(at)}`,
  );
  const { rows } = await sql<{ count: number; windowStart: Date }>`
    with ${sql.join(steps)} ${sql.join(counts, sql` union all `)} order by at`.execute(db);
  return rows.map(({ count, windowStart }, at) => {
    const { limit, windowSeconds } = counters[at]!;
    const left = windowStart.getTime() / 1000 + windowSeconds - now.getTime() / 1000;
    return { allowed: count <= limit, count, retryAfterSeconds: Math.max(1, Math.ceil(left)) };
  }) as [Attempt, ...Attempt[]];
}

const step = (at: number) => sql.ref(`counter_${at}`);

function stepOf(
  { key, windowSeconds, weight = 1 }: Counter,
  before: Counter | undefined,
  at: number,
  now: Date,
): RawBuilder<unknown> {
  const fromNow = (ms: number) => new Date(now.getTime() + ms);
  // A window that begins in the future was opened by a clock that was wrong; clocks of servers may differ by seconds.
  const isOver = sql`(throttle_counters.window_start <= ${fromNow(-windowSeconds * 1000)}
    or throttle_counters.window_start > ${fromNow(5 * 60_000)})`;
  const isReached = before && sql`from ${step(at - 1)} where count <= ${before.limit}::bigint`;
  return sql`${step(at)} as (
    insert into throttle_counters (key, window_start, count)
    select ${hashOf(key)}::text, ${now}::timestamptz, ${weight}::integer ${isReached ?? sql``}
    on conflict (key) do update set
      count = case when ${isOver} then excluded.count else least(throttle_counters.count + excluded.count, 1000000) end,
      window_start = case when ${isOver} then excluded.window_start else throttle_counters.window_start end
    returning count, window_start)`;
}

export async function takeAttempt(db: Db | Tx, key: string, limit: Limit, now: Date): Promise<Attempt> {
  const [attempt] = await countInTurn(db, [{ key, ...limit }], now);
  return attempt;
}

export async function forgetAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('throttleCounters').where('key', '=', hashOf(key)).execute();
}

/** An attempt that turned out to be honest no longer counts. */
export async function giveBackAttempt(db: Db | Tx, key: string, weight = 1): Promise<void> {
  await db
    .updateTable('throttleCounters')
    .set({ count: sql`greatest(count - ${weight}::integer, 0)` })
    .where('key', '=', hashOf(key))
    .execute();
}

/** What was counted under a key that names its own time, such as a day. */
export async function weightOf(db: Db | Tx, key: string): Promise<number> {
  const counter = await db
    .selectFrom('throttleCounters')
    .select('count')
    .where('key', '=', hashOf(key))
    .executeTakeFirst();
  return counter?.count ?? 0;
}

// A key may hold what a person typed, even a password in the wrong field; it is never kept readable.
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
