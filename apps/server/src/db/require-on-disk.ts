import { StartError } from '../base/start/start-error.ts';
import type { OpenPool } from './database-options.ts';
import { onDisk } from './one-trip-commit.ts';

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
