import { sql } from 'kysely';
import { assertSameHistory, readApplied } from '../db/migrations/migrate.ts';
import { type Migration, readMigrations } from '../db/migrations/read-migrations.ts';
import type { Database, Tx } from '../db/open-database.ts';
import { StartError } from '../base/start/start-error.ts';

/**
 * Looks at the database as of one moment, while others go on writing, and changes nothing. A database of an older
 * version is migrated for the look alone.
 */
export async function lookAtOneMoment<Result>(
  database: Database,
  look: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const missing = await missingMigrations(database);
  const moment = database.kysely.startTransaction().setIsolationLevel('repeatable read');
  const tx = await (missing.length > 0 ? moment : moment.setAccessMode('read only')).execute();
  try {
    if (missing.length > 0) await migrateForLook(tx, missing);
    return await look(tx);
  } finally {
    await tx.rollback().execute();
  }
}

const lockTimeout = '55P03';

/** Changed tables are locked until the end of the look, so it does not wait in front of others for those who are at work. */
async function migrateForLook(tx: Tx, missing: readonly Migration[]): Promise<void> {
  try {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    for (const migration of missing) await sql.raw(migration.sql).execute(tx);
  } catch (error) {
    if ((error as { code?: string }).code !== lockTimeout) throw error;
    throw new StartError(
      'The database is of an older version and in use. Stop what uses it, or verify it with its own version.',
      { cause: error },
    );
  }
}

async function missingMigrations({ pool }: Database): Promise<Migration[]> {
  const client = await pool.connect();
  try {
    const applied = await readApplied(client);
    if (!applied) throw new StartError('There is nothing to verify: the database has no tables yet.');
    const migrations = readMigrations();
    assertSameHistory(applied, migrations);
    return migrations.slice(applied.length);
  } finally {
    client.release();
  }
}
