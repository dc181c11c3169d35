import { Pool } from 'pg';
import { migrate } from '../../apps/server/src/db/migrations/migrate.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { startPostgresServer } from '../../apps/server/src/testing/postgres-server.ts';
import { type CentreSize, fillDatabase } from '../data/fill-database.ts';

/** Two donations for each member; in the last one more, which makes five million payments to report on. */
export const sizes = {
  '10k': { members: 10_000, donations: 20_000, hasAudit: true },
  '100k': { members: 100_000, donations: 200_000, hasAudit: true },
  '1m': { members: 1_000_000, donations: 2_000_000, hasAudit: true },
  '5m_payments': { members: 1_000_000, donations: 3_850_000, hasAudit: false },
} as const satisfies Record<string, CentreSize>;
export type Size = keyof typeof sizes;

export interface FilledDatabases {
  version: string;
  /** A copy to measure on, migrated to this program; made from `bench_<size>`, which is filled when it is not there yet. */
  copy(size: Size): Promise<{ url: string; pool: Pool; remove(): Promise<void> }>;
  stop(): Promise<void>;
}

/** On the server that BENCH_DATABASE_URL names, which has to be on this machine, or on one that is started for it. */
export async function openFilledDatabases(): Promise<FilledDatabases> {
  const given = process.env['BENCH_DATABASE_URL'];
  const own = given ? undefined : startPostgresServer();
  const server = given ?? (await own!.address);
  const admin = new Pool({ connectionString: server, max: 1 });
  const { rows } = await admin.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );

  async function template(size: Size): Promise<string> {
    const name = `bench_${size}`;
    const known = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (known.rowCount) return name;
    console.log(`Filling ${name}; this takes a while, once …`);
    await admin.query(`CREATE DATABASE ${name}_unfinished`);
    const database = await openDatabase({ url: addressOf(server, `${name}_unfinished`), dataDir: '' });
    await migrate(database);
    await fillDatabase(database, sizes[size], console.log);
    await database.close();
    await admin.query(`ALTER DATABASE ${name}_unfinished RENAME TO ${name}`);
    return name;
  }

  return {
    version: rows[0]!.version,
    async copy(size) {
      const name = `bench_run_${size}_${process.pid}`;
      await admin.query(`CREATE DATABASE ${name} TEMPLATE ${await template(size)} STRATEGY file_copy`);
      const url = addressOf(server, name);
      const database = await openDatabase({ url, dataDir: '' });
      const applied = await migrate(database);
      if (applied.length > 0) await database.pool.query('VACUUM ANALYZE');
      await database.close();
      const pool = new Pool({ connectionString: url, max: 2 });
      // Dropping the database may be quicker than the last connection's own end.
      pool.on('error', () => {});
      return {
        url,
        pool,
        async remove() {
          await pool.end();
          await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
        },
      };
    },
    async stop() {
      await admin.end();
      await own?.stop();
    },
  };
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
