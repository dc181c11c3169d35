import type { DayOrder, InputOf, reconciliation } from '@kathok/contract';
import { sql } from 'kysely';
import type { ImportColumn } from '../../../db/column-types.ts';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPage } from '../../../db/lists/read-page.ts';
import type { NewLine } from './read-statement.ts';

export type StatementRecord = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

interface NewStatement {
  account: string;
  accountKey: string;
  fileName: string;
  columns: ImportColumn[];
  dayOrder: DayOrder | null;
  firstDay: string;
  lastDay: string;
  lineCount: number;
  createdBy: string;
  createdAt: Date;
}

export async function insertStatement(tx: Tx, { columns, ...values }: NewStatement): Promise<string> {
  const { id } = await tx
    .insertInto('bankStatements')
    .values({ ...values, columns: JSON.stringify(columns) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type FingerprintedLine = NewLine & { fingerprint: string };

interface Owner {
  statementId: string;
  accountKey: string;
}

/**
 * Lines that were never read before, and the others as repetitions of these. Two statements that are read at once wait for each
 * other at the first line they share; in one order, so that they do not wait in a circle.
 */
export async function insertLines(
  tx: Tx,
  lines: readonly FingerprintedLine[],
  { statementId, accountKey }: Owner,
): Promise<void> {
  const rows = lines.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  const firsts = rows.filter(({ fingerprint }, at) => fingerprint !== rows[at - 1]?.fingerprint);
  const { rows: written } = await sql<{ lineNumber: number }>`
    insert into bank_lines (statement_id, account_key, line_number, fingerprint, booked_on, amount, description, journal_number)
    select ${statementId}, ${accountKey}, "lineNumber", fingerprint, "bookedOn", amount, description, "journalNumber"
    from jsonb_to_recordset(${JSON.stringify(firsts)}::jsonb) as rows
      ("lineNumber" integer, fingerprint text, "bookedOn" date, amount bigint, description text, "journalNumber" text)
    order by fingerprint collate "C"
    on conflict (account_key, fingerprint) where repeats is null do nothing
    returning line_number as "lineNumber"`.execute(tx);
  const isWritten = new Set(written.map(({ lineNumber }) => lineNumber));
  const repeated = rows.filter(({ lineNumber }) => !isWritten.has(lineNumber));
  if (repeated.length === 0) return;
  const originals = await tx
    .selectFrom('bankLines')
    .select(['id', 'fingerprint', 'description'])
    .where('accountKey', '=', accountKey)
    .where('repeats', 'is', null)
    .where(sql`fingerprint`, '=', sql`any(${repeated.map(({ fingerprint }) => fingerprint)}::text[])`)
    .execute();
  const originalOf = new Map(originals.map((line) => [line.fingerprint, line]));
  await insertMany(
    tx,
    'bankLines',
    repeated.map((line) => {
      // The text of the original: it may have been erased since, and must not come back by reading the statement again.
      const { id: repeats, description } = originalOf.get(line.fingerprint)!;
      return { ...line, description, statementId, accountKey, repeats };
    }),
  );
}

/** How the columns and days of the latest statement of an account were read. */
export function findReading(db: Db | Tx, accountKey: string) {
  return db
    .selectFrom('bankStatements')
    .select(['columns', 'dayOrder'])
    .where('accountKey', '=', accountKey)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findStatement(db: Db | Tx, id: string) {
  return statementRows(db).where('bankStatements.id', '=', id).executeTakeFirst();
}

export function findStatements(
  db: Db | Tx,
  { order, ...paging }: InputOf<typeof reconciliation.list>['query'],
) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const rows = statementRows(db).orderBy('bankStatements.createdAt', direction).orderBy('bankStatements.id');
  return readPage(db, rows, paging);
}

/** The accounts of which a statement was read, as the latest of them calls it. */
export function findAccounts(db: Db | Tx) {
  return db
    .selectFrom('bankStatements')
    .select(['account', 'accountKey'])
    .distinctOn('accountKey')
    .orderBy('accountKey')
    .orderBy('createdAt', 'desc')
    .execute();
}

function statementRows(db: Db | Tx) {
  return db
    .selectFrom('bankStatements')
    .innerJoin('users', 'users.id', 'bankStatements.createdBy')
    .selectAll('bankStatements')
    .select('users.name as createdByName');
}
