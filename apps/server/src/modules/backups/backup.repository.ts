import type { BackupProblem } from '@kathok/contract';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

export type BackupKind = 'backup' | 'drill';

export function findPlan(db: Db | Tx) {
  return db.selectFrom('backupPlan').selectAll().executeTakeFirstOrThrow();
}
export type PlanRow = Awaited<ReturnType<typeof findPlan>>;

/** Two who change it go one after the other. */
export function lockPlan(tx: Tx) {
  return tx.selectFrom('backupPlan').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export async function updatePlan(db: Db | Tx, values: Updateable<Schema['backupPlan']>): Promise<void> {
  await db.updateTable('backupPlan').set(values).execute();
}

export async function insertBackup(tx: Tx, values: Insertable<Schema['backups']>): Promise<string> {
  const { id } = await tx.insertInto('backups').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The one that is asked for or under way. */
export async function findUnderWay(db: Db | Tx, kind: BackupKind): Promise<string | undefined> {
  const row = await db
    .selectFrom('backups')
    .select('id')
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('askedAt', 'desc')
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export function findBackup(db: Db | Tx, id: string) {
  return db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst();
}
export type BackupRow = NonNullable<Awaited<ReturnType<typeof findBackup>>>;

/** The last one that came to an end, or the last that came to a good one. */
export function findLast(db: Db | Tx, kind: BackupKind, states: readonly ('done' | 'failed')[]) {
  return db
    .selectFrom('backups')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', 'in', states)
    .orderBy('askedAt', 'desc')
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those that are whole, the newest first. */
export function findWhole(db: Db | Tx) {
  return db
    .selectFrom('backups')
    .selectAll()
    .where('kind', '=', 'backup')
    .where('state', '=', 'done')
    .orderBy('askedAt', 'desc')
    .orderBy('endedAt', 'desc')
    .limit(400)
    .execute();
}

export async function updateBackup(
  db: Db | Tx,
  id: string,
  values: Updateable<Schema['backups']>,
): Promise<void> {
  await db.updateTable('backups').set(values).where('id', '=', id).execute();
}

export async function deleteBackup(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).execute();
}

export function findCopies(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('backupCopies')
    .selectAll()
    .where('backupId', 'in', ids.length > 0 ? ids : [noBackup])
    .orderBy('place')
    .execute();
}
const noBackup = '00000000-0000-0000-0000-000000000000';

export async function insertCopies(
  db: Db | Tx,
  backupId: string,
  copies: readonly { place: string; problem: BackupProblem | null }[],
): Promise<void> {
  if (copies.length === 0) return;
  await db
    .insertInto('backupCopies')
    .values(copies.map((copy) => ({ backupId, ...copy })))
    .onConflict((conflict) => conflict.columns(['backupId', 'place']).doNothing())
    .execute();
}

export async function insertKey(db: Db | Tx, backupId: string, fileKey: string): Promise<void> {
  await db
    .insertInto('backupKeys')
    .values({ backupId, fileKey })
    .onConflict((conflict) => conflict.column('backupId').doUpdateSet({ fileKey }))
    .execute();
}

export async function findKey(db: Db | Tx, backupId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('backupKeys')
    .select('fileKey')
    .where('backupId', '=', backupId)
    .executeTakeFirst();
  return row?.fileKey;
}
