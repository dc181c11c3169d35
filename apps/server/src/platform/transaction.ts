import { insertTogether, type NewRows } from '../db/insert-many.ts';
import type { Db, Tx } from '../db/open-database.ts';

const tries = 4;
const serializationFailure = '40001';
const deadlock = '40P01';

/** What is still to be written, by transaction. */
const unwritten = new WeakMap<Tx, NewRows[]>();

/** One transaction; done again when the database gave way to another one. So `work` must change nothing but the database. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        unwritten.set(tx, []);
        const result = await work(tx);
        await writeNow(tx);
        return result;
      });
    } catch (error) {
      if (attempt === tries || !gaveWay(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/**
 * Rows that nobody reads again in this transaction: they are written in one statement, directly before the commit. What
 * has a number belongs here, because everybody else who needs one waits from the taking of a number until the commit.
 */
export async function writeAtEnd(tx: Tx, rows: NewRows): Promise<void> {
  const waiting = unwritten.get(tx);
  if (waiting) waiting.push(rows);
  else await insertTogether(tx, [rows]);
}

/** For something that has to find what was left to the end. */
export async function writeNow(tx: Tx): Promise<void> {
  await insertTogether(tx, unwritten.get(tx)?.splice(0) ?? []);
}

function gaveWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === serializationFailure || code === deadlock;
}
