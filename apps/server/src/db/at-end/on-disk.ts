import { type QueryExecutorProvider, sql } from 'kysely';
import { StartError } from '../../base/start/start-error.ts';
import type { OpenPool } from '../database-options.ts';

/**
 * Answered when everything that anybody committed before is on the disk: a commit of its own that has something to write,
 * and the log of the database is written from its beginning to its end.
 */
export const onDisk = `select pg_logical_emit_message(true, 'kathok', '')`;

/** Until the disk has whatever was committed before; in a transaction, by its end. */
export async function waitForDisk(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(onDisk).execute(db);
}

const notAllowed = '42501';
const notThere = '42883';

/** Said at the start: otherwise every donation would be written, and answered as if it had failed. */
export async function requireOnDisk({ kind, pool }: Pick<OpenPool, 'kind' | 'pool'>): Promise<void> {
  if (kind !== 'postgres') return;
  try {
    await pool.query(onDisk);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== notAllowed && code !== notThere) throw error;
    throw new StartError(
      'The database does not let this program call pg_logical_emit_message, which it needs to wait for the disk. ' +
        'Grant EXECUTE on that function to the user in DATABASE_URL.',
      { cause: error },
    );
  }
}
