import { sql } from 'kysely';
import { assertSameHistory, readApplied } from '../db/migrate.ts';
import { type Migration, readMigrations } from '../db/migrations.ts';
import type { Database, Tx } from '../db/open-database.ts';
import { StartError } from '../base/start-error.ts';

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
    for (const migration of missing) await sql.raw(migration.sql).execute(tx);
    return await look(tx);
  } finally {
    await tx.rollback().execute();
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
