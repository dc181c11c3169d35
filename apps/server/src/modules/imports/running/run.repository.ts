import { sql } from 'kysely';
import type { ImportColumn } from '../../../db/column-types.ts';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Db, Tx } from '../../../db/open-database.ts';

interface Start {
  columns: ImportColumn[];
  onError: 'skip' | 'abort';
  now: Date;
}

export async function startRun(tx: Tx, id: string, { columns, onError, now }: Start): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ state: 'running', columns: JSON.stringify(columns), onError, startedAt: now })
    .where('id', '=', id)
    .execute();
}

interface Progress {
  rows: number;
  created: number;
  rejected: number;
}

/** False when the rows before are not the expected ones any more: somebody else works on this import. */
export async function addProgress(tx: Tx, id: string, rowsBefore: number, added: Progress): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set((row) => ({
      rowsDone: row('rowsDone', '+', added.rows),
      createdCount: row('createdCount', '+', added.created),
      rejectedCount: row('rejectedCount', '+', added.rejected),
    }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('error', 'is', null)
    .where('rowsDone', '=', rowsBefore)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Rejection {
  rowNumber: number;
  cells: string[];
  reason: string;
}

export async function insertRejections(tx: Tx, importId: string, rejections: Rejection[]): Promise<void> {
  await insertMany(
    tx,
    'importRejections',
    rejections.map((rejection) => ({ importId, ...rejection })),
  );
}

/** A page of what was rejected, in the order of the sheet. */
export function findRejections(db: Db | Tx, importId: string, afterRow: number, most: number) {
  return db
    .selectFrom('importRejections')
    .select(['rowNumber', 'cells', 'reason'])
    .where('importId', '=', importId)
    .where('rowNumber', '>', afterRow)
    .orderBy('rowNumber')
    .limit(most)
    .execute();
}

export async function setError(db: Db | Tx, id: string, error: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ error })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** From this moment on everybody sees the rows. */
export async function markDone(tx: Tx, id: string, at: { now: Date; undoUntil: Date }): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ state: 'done', finishedAt: at.now, undoUntil: at.undoUntil })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

export async function markFailed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ state: 'failed', createdCount: 0, finishedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** From this moment on nobody sees the rows any more. */
export async function markUndoing(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('imports').set({ state: 'undoing' }).where('id', '=', id).execute();
}

export async function markUndone(db: Db | Tx, id: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'undone' })
    .where('id', '=', id)
    .where('state', '=', 'undoing')
    .execute();
}

/** How many rows the planner thinks the smallest of these tables has. */
export async function plannedRows(db: Db | Tx, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ least: number }>`
    select coalesce(min(reltuples), 0)::float8 as least from pg_class
    where relnamespace = current_schema()::regnamespace and relname in (${sql.join(tables)})`.execute(db);
  return rows[0]?.least ?? 0;
}

export async function analyzeTables(db: Db | Tx, tables: readonly string[]): Promise<void> {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

/** This transaction does not wait for the disk when it commits. */
export async function commitWithoutWaiting(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
}
