import { sql } from 'kysely';
import { compileOnce } from '../../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../../db/open-database.ts';

/** The browser of somebody who has a payment open says so every ten seconds. */
const lastsMs = 30_000;

/** Somebody has this payment open. */
export async function markViewing(
  db: Db | Tx,
  { paymentId, userId }: { paymentId: string; userId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('paymentViewers')
    .values({ paymentId, userId, seenAt: now })
    .onConflict((conflict) => conflict.columns(['paymentId', 'userId']).doUpdateSet({ seenAt: now }))
    .execute();
}

/** The names of others who have these payments open, on whatever server. */
export async function findOtherViewers(
  db: Db | Tx,
  paymentIds: readonly string[],
  userId: string,
  now: Date,
): Promise<(paymentId: string) => string[]> {
  if (paymentIds.length === 0) return () => [];
  const rows = await otherViewers(db, paymentIds, userId, new Date(now.getTime() - lastsMs));
  return (paymentId) => rows.flatMap((row) => (row.paymentId === paymentId ? [row.name] : []));
}

const otherViewers = compileOnce((db, paymentIds: readonly string[], userId: string, since: Date) =>
  db
    .selectFrom('paymentViewers')
    .innerJoin('users', 'users.id', 'paymentViewers.userId')
    .select(['paymentId', 'name'])
    .where(sql<boolean>`payment_id = any(${paymentIds}::uuid[])`)
    .where('userId', '<>', userId)
    .where('seenAt', '>', since)
    .orderBy('name'),
);
