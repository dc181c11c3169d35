import { CamelCasePlugin, Kysely, sql, type Transaction } from 'kysely';
import type { DatabaseOptions, OpenPool } from './database-options.ts';
import { OneTripDialect } from './at-end/dialect.ts';
import { openEmbedded } from './connections/open-embedded.ts';
import { openPostgres } from './connections/open-postgres.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface Database extends OpenPool {
  kysely: Db;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opened = options.url ? await openPostgres(options.url, options) : await openEmbedded(options);
  let closing: Promise<void> | undefined;
  return {
    ...opened,
    kysely: withKysely(opened),
    close: (patienceMs) => (closing ??= opened.close(patienceMs)),
  };
}

function withKysely({ pool, kind }: OpenPool): Db {
  return new Kysely<Schema>({
    dialect: new OneTripDialect(pool, kind === 'postgres'),
    // Only names of columns are translated, never the keys inside json values.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Asks the database something, to know that it answers. */
export async function askDatabase(db: Db | Tx): Promise<void> {
  await sql`select 1`.execute(db);
}
