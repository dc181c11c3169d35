import type { Db, Tx } from '../db/open-database.ts';

const tries = 4;
const serializationFailure = '40001';
const deadlock = '40P01';

/** One transaction; done again when the database gave way to another one. So `work` must change nothing but the database. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === tries || !gaveWay(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

function gaveWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === serializationFailure || code === deadlock;
}
