import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';

type Failed = Selectable<Schema['failedSignIns']>;
export type FailedMethod = Failed['method'];

export async function countFailedSignIn(db: Db | Tx, failed: Omit<Failed, 'tries'>): Promise<void> {
  await db
    .insertInto('failedSignIns')
    .values({ ...failed, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .constraint('failed_sign_ins_once')
        .doUpdateSet((row) => ({ tries: row('failedSignIns.tries', '+', 1), lastAt: failed.lastAt })),
    )
    .execute();
}

export function findFailedSignIns(db: Db | Tx, userId: string, since: Date, limit: number) {
  return db
    .selectFrom('failedSignIns')
    .select(['method', 'network', 'tries', 'lastAt'])
    .where('userId', '=', userId)
    .where('lastAt', '>', since)
    .orderBy('lastAt', 'desc')
    .limit(limit)
    .execute();
}

/** Every sign-in leaves an entry in the audit. */
export function findSignIns(db: Db | Tx, userId: string, since: Date, limit: number) {
  return db
    .selectFrom('auditEntries')
    .select(['at', 'address', 'after'])
    .where('entity', '=', 'User')
    .where('entityId', '=', userId)
    .where('action', '=', 'sign_in')
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
