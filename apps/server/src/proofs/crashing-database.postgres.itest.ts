import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/open-database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { startDonating } from '../testing/donating.ts';
import { howMany } from '../testing/how-many.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { lookAtOneMoment } from '../verify/one-moment.ts';
import { findDisagreements } from '../verify/verify.ts';

const crashes = howMany({ test: 2, prove: 30 });

// It writes to its disk when a commit waits for that, and otherwise seldom.
const server = startPostgresServer(['synchronous_commit=on', 'wal_writer_delay=10s']);
let database: Database;
let app: TestApp | undefined;
beforeAll(async () => {
  database = await openDatabase({ url: await server.address, dataDir: '' });
  await migrate(database);
  app = await startTestApp({ database });
});
afterAll(async () => {
  await app?.close();
  await database.close();
  await server.stop();
});

/** A PostgreSQL whose connection was killed loses what it has in memory only, and starts anew by itself. */
async function crash(): Promise<void> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() LIMIT 1`,
  );
  process.kill(rows[0]!.pid, 'SIGKILL');
}

test(`${crashes} crashes of the database amid donations: all that was acknowledged is there, without a gap`, async () => {
  const donating = await startDonating(await app!.listen());
  for (let round = 0; round < crashes; round++) {
    await donating.more(30);
    await sleep(Math.random() * 20);
    await crash();
  }
  await donating.more(10);
  await donating.stop();
  expect(donating.errors.length).toBeGreaterThan(0);

  const { kysely } = database;
  const kept = await kysely.selectFrom('donations').select(['id', 'donationNumber']).execute();
  const ids = new Set(kept.map(({ id }) => id));
  expect([...donating.acknowledged.values()].filter((id) => !ids.has(id))).toEqual([]);
  const positions = await kysely.selectFrom('receipts').select('position').orderBy('position').execute();
  expect(positions.map(({ position }) => position)).toEqual(kept.map((_, at) => at + 1));
  expect(await lookAtOneMoment(database, findDisagreements)).toEqual([]);
});
