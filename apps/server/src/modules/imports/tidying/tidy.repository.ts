import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** Imports at rest whose file has been kept long enough. */
export function findOldImports(db: Db | Tx, before: Date) {
  return db
    .selectFrom('imports')
    .select(['id', 'fileId', 'state'])
    .where('fileId', 'is not', null)
    .where('state', 'not in', ['running', 'undoing'])
    .where('createdAt', '<', before)
    .limit(100)
    .execute();
}

export async function detachFile(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('imports').set({ fileId: null }).where('id', '=', id).execute();
}

/** What is left is who imported what, when, and how much came of it. */
export async function forgetFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('importRejections').where('importId', '=', id).execute();
  await detachFile(tx, id);
}

export async function removePreview(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('imports').where('id', '=', id).where('state', '=', 'previewed').execute();
}

/** Imports that are on their way while no job is: the process ended again and again, until nobody tried any more. */
export function findAbandonedImports(db: Db | Tx, kinds: string[]) {
  return db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.createdBy')
    .select(['imports.id', 'state', 'createdBy', 'users.name as createdByName'])
    .where('state', 'in', ['running', 'undoing'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .where('kind', 'in', kinds)
            .where('uniqueKey', '=', sql<string>`imports.id::text`)
            .where('finishedAt', 'is', null)
            .where('failedAt', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Every import whose file is still there. */
export function findKeptSheets(db: Db | Tx) {
  return db
    .selectFrom('imports')
    .select(['id', 'fileId', 'state'])
    .where('fileId', 'is not', null)
    .orderBy('createdAt')
    .$narrowType<{ fileId: string }>()
    .execute();
}
