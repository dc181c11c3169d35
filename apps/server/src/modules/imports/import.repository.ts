import type { imports, ImportTarget, InputOf } from '@kathok/contract';
import { sql } from 'kysely';
import type { ImportColumn } from '../../db/column-types.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

interface NewImport {
  target: ImportTarget;
  fileName: string;
  fileId: string;
  sha256: string;
  headingRow: number;
  columns: ImportColumn[];
  rowCount: number;
  /** The earlier import of the same bytes that the preview tells of. */
  warnedOf: string | null;
  createdBy: string;
}

export async function insertImport(tx: Tx, { columns, ...values }: NewImport, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('imports')
    .values({ ...values, columns: JSON.stringify(columns), state: 'previewed', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As it was understood the last time it was looked at; only while nothing has come of it. */
export async function updatePreview(
  tx: Tx,
  id: string,
  { columns, rowCount, warnedOf }: Pick<NewImport, 'columns' | 'rowCount' | 'warnedOf'>,
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ columns: JSON.stringify(columns), rowCount, warnedOf })
    .where('id', '=', id)
    .where('state', '=', 'previewed')
    .execute();
}

export function findImport(db: Db | Tx, id: string) {
  return importRows(db).where('imports.id', '=', id).executeTakeFirst();
}

export async function lockImport(tx: Tx, id: string) {
  await tx.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute();
  return findImport(tx, id);
}

/** All uploads of these very bytes: of two that begin in the same moment, the second one sees that the first has begun. */
export async function lockSameFile(tx: Tx, { target, sha256 }: Pick<NewImport, 'target' | 'sha256'>) {
  await tx
    .selectFrom('imports')
    .select('id')
    .where('target', '=', target)
    .where('sha256', '=', sha256)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The last time these very bytes were brought in, and not taken back. */
export function findSameFile(db: Db | Tx, target: ImportTarget, sha256: string) {
  return importRows(db)
    .where('target', '=', target)
    .where('sha256', '=', sha256)
    .where('state', 'in', ['running', 'done'])
    .orderBy('imports.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Earlier imports; a preview that nothing came of is none. */
export function findImports(
  db: Db | Tx,
  { q, target, order, ...paging }: InputOf<typeof imports.list>['query'],
  targets: ImportTarget[],
) {
  let query = importRows(db).where('state', '<>', 'previewed').where('target', 'in', targets);
  if (q) query = query.where(containsWords(sql`lower(imports.file_name || ' ' || users.name)`, q));
  if (target) query = query.where('target', '=', target);
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return readPage(db, query.orderBy('imports.createdAt', direction).orderBy('imports.id'), paging);
}

function importRows(db: Db | Tx) {
  return db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.createdBy')
    .selectAll('imports')
    .select('users.name as createdByName');
}
