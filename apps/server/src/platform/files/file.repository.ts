import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

export async function insertFile(tx: Tx, file: Insertable<Schema['files']>): Promise<void> {
  await tx.insertInto('files').values(file).execute();
}

export function findFile(db: Db | Tx, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'kind', 'mediaType', 'byteSize', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function removeFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('files').where('id', '=', id).execute();
}

/** Which of these files are named by a row. */
export async function findFileIds(db: Db | Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
