import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { transact } from '../../../platform/transaction.ts';
import type { ImportTarget } from '../import-target.ts';
import { checkRows, type ExaminedRow, reasonOf } from '../reading/row-reader.ts';
import { addProgress, insertRejections } from './run.repository.ts';

interface Portion {
  importId: string;
  /** How many rows of the import were dealt with before these. */
  rowsBefore: number;
  /** False when these are only to be looked at. */
  isWriting: boolean;
  now: Date;
}

interface Outcome {
  created: number;
  rejected: number;
}

/** Somebody else has taken over, because this process was thought to be dead. */
export class ImportTakenOver extends Error {}

const tries = 4;
const uniqueViolation = '23505';

/** Rows, rejections and progress in one transaction: after a crash it is known exactly where to go on. */
export async function insertPortion(
  db: Db,
  target: ImportTarget,
  rows: ExaminedRow[],
  portion: Portion,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(db, (tx) => write(tx, target, rows, portion));
    } catch (error) {
      // Somebody entered the same person in this very moment; the next look will see them.
      const isTaken = error instanceof Error && 'code' in error && error.code === uniqueViolation;
      if (attempt === tries || !isTaken) throw error;
    }
  }
}

async function write(tx: Tx, target: ImportTarget, rows: ExaminedRow[], portion: Portion): Promise<Outcome> {
  const { importId, rowsBefore, isWriting, now } = portion;
  // Nobody is told of these rows before the last transaction, and that one waits for the disk, for all of them.
  await sql`set local synchronous_commit = off`.execute(tx);
  const checked = await checkRows(tx, target, rows);
  const good = isWriting ? checked.flatMap(({ row }) => (row === null ? [] : [row])) : [];
  if (good.length > 0) await target.insert(tx, good, { importId, now });
  const bad = checked.filter(({ row }) => row === null);
  const rejections = bad.map((row) => ({
    rowNumber: row.number,
    cells: row.cells,
    reason: reasonOf(row, target),
  }));
  await insertRejections(tx, importId, rejections);
  const added = { rows: rows.length, created: good.length, rejected: bad.length };
  if (!(await addProgress(tx, importId, rowsBefore, added))) throw new ImportTakenOver();
  return added;
}
