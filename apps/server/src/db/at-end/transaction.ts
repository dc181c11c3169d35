import { CompiledQuery } from 'kysely';
import { insertTogether, type NewRows } from '../statements/insert-many.ts';
import { sendWithCommit } from './dialect.ts';
import type { Db, Tx } from '../open-database.ts';
import { isStalePlan } from '../statements/prepared-statements.ts';
import { takeTurnToWrite } from '../queue/database-queue.ts';
import { LastWrites } from './last-writes.ts';

const tries = 4;
const serializationFailure = '40001';
const deadlock = '40P01';

/** What is still to be written, by transaction. */
const lastWrites = new WeakMap<Tx, LastWrites>();

/** One transaction; done again when the database gave way to another one. So `work` must change nothing but the database. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const left = new LastWrites();
      const result = await db.transaction().execute(async (tx) => {
        lastWrites.set(tx, left);
        const worked = await work(tx);
        const last = left.take();
        if (last.statements.length > 0) await sendWithCommit(tx, last);
        return worked;
      });
      return left.fillIn(result);
    } catch (error) {
      if (attempt === tries || !gaveWay(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/** One transaction, when it is its turn to write. */
export const transactInTurn = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  takeTurnToWrite(db, () => transact(db, work));

/** One act inside of a transaction. Where it is not the only one, what it leaves to its end is written when it is done. */
export async function actWithin<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (lastWrites.has(tx)) return work(tx);
  const left = new LastWrites();
  lastWrites.set(tx, left);
  try {
    const worked = await work(tx);
    await writeNow(tx);
    return left.fillIn(worked);
  } finally {
    lastWrites.delete(tx);
  }
}

/**
 * Rows that nobody reads again in this transaction: they are written by its last statement, which is sent together with the
 * commit. What has a number belongs here, because everybody else who needs one waits for that statement.
 */
export async function writeAtEnd(tx: Tx, rows: NewRows): Promise<void> {
  const left = lastWrites.get(tx);
  if (left) left.add(rows);
  else await insertTogether(tx, [rows]);
}

/** For something that has to find what was left to the end, or the numbers in it. */
export async function writeNow(tx: Tx): Promise<void> {
  const left = lastWrites.get(tx)?.take();
  if (!left) return;
  let rows: Record<string, unknown>[] = [];
  for (const { text, values } of left.statements)
    ({ rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values])));
  left.read(rows);
}

/** Where numbers are left to the end; undefined in a transaction that leaves nothing. */
export const leftToEnd = (tx: Tx): LastWrites | undefined => lastWrites.get(tx);

function gaveWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === serializationFailure || code === deadlock || isStalePlan(error);
}
