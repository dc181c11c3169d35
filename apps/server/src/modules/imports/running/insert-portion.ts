import type { Db, Tx } from '../../../db/open-database.ts';
import type { ImportTarget, NewBatch } from '../import-target.ts';
import { type ExaminedRow, reasonOf, type RowReader } from '../reading/row-reader.ts';
import { addProgress, commitWithoutWaiting, insertRejections } from './run.repository.ts';
import { transact } from '../../../db/at-end/index.ts';

interface Portion extends NewBatch {
  reader: RowReader;
  /** How many rows of the import were dealt with before these. */
  rowsBefore: number;
  /** False when these are only to be looked at. */
  isWriting: boolean;
}

interface Outcome {
  created: number;
  rejected: number;
}

/** Somebody else has taken over, because this process was thought to be dead. */
export class ImportTakenOver extends Error {}

const tries = 4;
/** Of a unique index, or of days that must not overlap. */
const takenAlready = new Set(['23505', '23P01']);

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
      // Somebody entered the same in this very moment; the next look will see it.
      const isTaken = error instanceof Error && 'code' in error && takenAlready.has(String(error.code));
      if (attempt === tries || !isTaken) throw error;
    }
  }
}

async function write(tx: Tx, target: ImportTarget, rows: ExaminedRow[], portion: Portion): Promise<Outcome> {
  const { importId, reader, rowsBefore, isWriting } = portion;
  // Nobody is told that these rows are there before the last transaction, and that one waits for the disk, for all of them.
  await commitWithoutWaiting(tx);
  const checked = await reader.check(tx, rows);
  const good = isWriting ? checked.flatMap(({ row }) => (row === null ? [] : [row])) : [];
  if (good.length > 0) await target.insert(tx, good, portion);
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
