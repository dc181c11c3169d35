import { CamelCasePlugin, Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DatabaseOptions, OpenPool } from './database-options.ts';
import { OneTripDialect } from './one-trip-commit.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface Database extends OpenPool {
  kysely: Db;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opened = options.url ? await openPostgres(options.url, options) : await openEmbedded(options);
  survivePoolErrors(opened.pool);
  let closing: Promise<void> | undefined;
  return {
    ...opened,
    kysely: withKysely(opened.pool),
    close: (patienceMs) => (closing ??= opened.close(patienceMs)),
  };
}

function withKysely(pool: pg.Pool): Db {
  return new Kysely<Schema>({
    dialect: new OneTripDialect(pool),
    // Only names of columns are translated, never the keys inside json values.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** pg emits 'error' for a connection lost between queries, and an unheard 'error' ends the process; the next query reports it anyway. */
function survivePoolErrors(pool: pg.Pool): void {
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
}
