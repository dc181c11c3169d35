import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { createDatabase, dropDatabase } from '../testing/postgres-databases.ts';
import { runCommand } from './run-command.ts';
import { addSampleData, fingerprint } from './sample-data.ts';

const role = `plain_${randomUUID().replaceAll('-', '')}`;
let folder: string;
let target: { name: string; url: string };

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database that belongs to a role with no rights beyond it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-move-'));
  const { server } = inject('postgres');
  target = await createDatabase(server);
  await asSuperuser(
    server,
    `CREATE ROLE ${role} LOGIN PASSWORD 'plain'; ALTER DATABASE ${target.name} OWNER TO ${role}`,
  );
  const url = new URL(target.url);
  [url.username, url.password] = [role, 'plain'];
  target.url = url.href;
});
afterAll(async () => {
  const { server } = inject('postgres');
  await dropDatabase(server, target.name);
  await asSuperuser(server, `DROP ROLE ${role}`);
  await rm(folder, { recursive: true, force: true });
});

test('from embedded to PostgreSQL and back nothing is lost, and no superuser is needed', async () => {
  const file = join(folder, 'centre.backup');
  const [embedded, back] = [join(folder, 'embedded'), join(folder, 'back')];
  const source = await openDatabase({ dataDir: embedded });
  await addSampleData(source.pool, embedded);
  const original = await fingerprint(source.pool);
  await source.close();

  await runCommand('backup', file, { dataDir: embedded });
  await runCommand('restore', file, { dataDir: join(folder, 'postgres'), url: target.url });
  const moved = await openDatabase({ url: target.url, dataDir: '' });
  expect(await fingerprint(moved.pool)).toEqual(original);
  await moved.close();

  const onPostgres = { dataDir: join(folder, 'postgres'), url: target.url };
  await runCommand('backup', file, onPostgres, '--force');
  await runCommand('restore', file, { dataDir: back });
  const returned = await openDatabase({ dataDir: back });
  expect(await fingerprint(returned.pool)).toEqual(original);
  await returned.close();
});
