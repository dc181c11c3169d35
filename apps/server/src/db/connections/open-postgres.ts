import { StartError } from '../../base/start/start-error.ts';
import type { DatabaseOptions, OpenPool } from '../database-options.ts';
import { recogniseDirect } from '../statements/prepared-statements.ts';
import { typeParsers } from './type-parsers.ts';
import { unreachable } from './unreachable.ts';
import { BoundedPool } from '../queue/bounded-pool.ts';
import { waitingLimits } from '../queue/waiting-limits.ts';

const OLDEST = 15;

/**
 * A connection that was not used for this long is closed. After a moment in which the program was busy with itself, all who
 * waited ask at once; new connections, which have planned nothing yet, made half a second of that.
 */
const keepIdleMs = 10 * 60_000;

export async function openPostgres(url: string, options: DatabaseOptions): Promise<OpenPool> {
  const pool = new BoundedPool({
    connectionString: url,
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? waitingLimits.ms,
    maxWaiting: options.maxWaiting,
    max: options.maxConnections,
    idleTimeoutMillis: keepIdleMs,
    // Otherwise what lies between may forget an idle connection, and the next call that is given it waits for a quarter of an hour.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    types: typeParsers,
    onConnect: async (client) => {
      // As on the embedded database: what a cast from timestamptz to date gives must not depend on the machine.
      await client.query(`SET TIME ZONE 'UTC'`);
      // Compiling a statement to machine code took a second where running it takes ten milliseconds.
      await client.query('SET jit = off');
      await recogniseDirect(client);
    },
  });
  try {
    await refuseOldVersion(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : unreachable(url, error);
  }
  return {
    kind: 'postgres',
    pool,
    refuseWaiting: () => pool.refuseWaiting(),
    close: (patienceMs) => pool.endWithin(patienceMs),
  };
}

async function refuseOldVersion(pool: BoundedPool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    `SELECT current_setting('server_version_num') AS version`,
  );
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < OLDEST)
    throw new StartError(`PostgreSQL ${OLDEST} or newer is needed; the database is version ${major}.`);
}
