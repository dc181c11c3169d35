import type { Db } from '../../../db/open-database.ts';
import type { ImportTarget, NewBatch } from '../import-target.ts';
import type { ImportRow } from '../import.repository.ts';
import { rowsBeneath } from '../reading/open-sheet.ts';
import { RowReader, type ExaminedRow } from '../reading/row-reader.ts';
import { insertPortion } from './insert-portion.ts';
import { AdaptivePortions } from '../adaptive-portions.ts';
import { analyzeTables, plannedRows } from './run.repository.ts';

/**
 * The planner keeps the plans of foreign keys it made while the tables were small, and reads them whole for every new
 * row: measured, 20,000 rows cost 4.5 ms each and rising without fresh statistics, and 0.7 ms with them.
 */
class Statistics {
  readonly #db: Db;
  readonly #tables: readonly string[];
  #nextLook = 1;
  #inserted = 0;

  constructor(db: Db, tables: readonly string[]) {
    this.#db = db;
    this.#tables = tables;
  }

  async grown(rows: number): Promise<void> {
    this.#inserted += rows;
    if (this.#inserted < this.#nextLook) return;
    this.#nextLook = Math.max(100, this.#inserted * 3);
    const planned = await plannedRows(this.#db, this.#tables);
    if (this.#inserted > planned / 3) await analyzeTables(this.#db, this.#tables);
  }
}

interface File {
  bytes: Uint8Array;
  batch: NewBatch;
}

interface Work extends File {
  pauseIfAsked(): void;
}

/** Writes what is left of an import in short transactions, each with the progress it makes; answers how many rows were rejected. */
export async function insertRows(
  db: Db,
  target: ImportTarget,
  row: ImportRow,
  { bytes, batch, pauseIfAsked }: Work,
): Promise<number> {
  const isBarred = await isRefused(db, target, row, { bytes, batch });
  const reader = new RowReader(target, row.columns, await target.prepare(db, batch.now));
  const portions = new AdaptivePortions(target.leastAtOnce);
  const statistics = new Statistics(db, target.tables);
  let { rowsDone, rejectedCount } = row;

  for await (const portion of portions.cut(unwritten(reader, row, bytes))) {
    // Between two transactions: what is done is written down, and the next run goes on from here.
    pauseIfAsked();
    // With `abort`, nothing more is written once a row is bad; the rest is only looked at.
    const isWriting = !isBarred && (row.onError === 'skip' || rejectedCount === 0);
    const at = { ...batch, reader, rowsBefore: rowsDone, isWriting };
    const { created, rejected } = await portions.run(() => insertPortion(db, target, portion, at));
    rowsDone += portion.length;
    rejectedCount += rejected;
    await statistics.grown(created);
  }
  return rejectedCount;
}

/** What stays in the books is not begun with `abort` as long as any row is bad: it could only be booked back. */
async function isRefused(
  db: Db,
  target: ImportTarget,
  { onError, createdCount, columns, headingRow }: ImportRow,
  { bytes, batch }: File,
): Promise<boolean> {
  if (!target.staysInBooks || onError === 'skip' || createdCount > 0) return false;
  const reader = new RowReader(target, columns, await target.prepare(db, batch.now));
  for await (const rows of rowsBeneath(bytes, headingRow)) {
    const checked = await reader.check(db, reader.read(rows));
    if (checked.some(({ row }) => row === null)) return true;
  }
  return false;
}

/** After a crash, the rows before are read once more, since they tell what occurs twice; but they are not written again. */
async function* unwritten(
  reader: RowReader,
  row: ImportRow,
  bytes: Uint8Array,
): AsyncGenerator<ExaminedRow[]> {
  let written = row.rowsDone;
  for await (const batch of rowsBeneath(bytes, row.headingRow)) {
    const rows = reader.read(batch);
    yield rows.slice(written);
    written = Math.max(0, written - rows.length);
  }
}
