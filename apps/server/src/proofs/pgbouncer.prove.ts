import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { runCommand, runVerify } from '../backup/run-command.ts';
import { openDatabase } from '../db/open-database.ts';
import { startDonating } from '../testing/donating.ts';
import { freePort } from '../testing/free-port.ts';
import { requireInstalled } from '../testing/installed-program.ts';
import { createDatabase } from '../testing/postgres-databases.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { startRoundRobin } from '../testing/round-robin.ts';
import { startProcess } from '../testing/running-product.ts';
import { lookAtOneMoment } from '../verify/one-moment.ts';
import { findDisagreements } from '../verify/verify.ts';

// Two servers on PostgreSQL behind a real PgBouncer in transaction mode, where every transaction may run on another
// connection. Needs pgbouncer: npm run build && npx tsx apps/server/src/proofs/pgbouncer.prove.ts

const say = (line: string) => process.stdout.write(`${line}\n`);
const donations = 1_000;

async function startBouncer(server: URL, folder: string) {
  const program = requireInstalled('pgbouncer');
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(users, '"postgres" ""\n');
  await writeFile(
    config,
    `[databases]
* = host=127.0.0.1 port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  // It does not run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chmod(folder, 0o755);
  const bouncer = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), config], { stdio: 'ignore' });
  const ended = once(bouncer, 'exit');
  return {
    urlOf: (url: string) => url.replace(`:${server.port}/`, `:${port}/`),
    async stop() {
      bouncer.kill('SIGINT');
      await ended;
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const postgres = startPostgresServer();
const server = new URL(await postgres.address);
const folder = await mkdtemp(join(tmpdir(), 'kathok-bouncer-'));
const bouncer = await startBouncer(server, folder);
try {
  const own = await createDatabase(server.href);
  const copy = await createDatabase(server.href);
  // A connection that does not set its own time zone is found out.
  for (const { url, name } of [own, copy])
    await onServer(url, `ALTER DATABASE ${name} SET timezone = 'Asia/Thimphu'`);
  const place = { url: bouncer.urlOf(own.url), dataDir: join(folder, 'data') };
  await mkdir(place.dataDir);
  await sleep(500);

  const products = [await startProcess(place), await startProcess(place)];
  say('two servers started and migrated an empty database');
  const proxy = await startRoundRobin(products.map(({ port }) => port));
  const load = await startDonating(proxy.url);
  await load.more(donations);
  await load.stop();
  assert.deepEqual(load.errors, []);
  say(`${load.acknowledged.size} donations with receipts, no error`);

  const database = await openDatabase(place);
  const zones = await Promise.all(
    Array.from({ length: 60 }, () => database.pool.query<{ TimeZone: string }>('SHOW TimeZone')),
  );
  assert.deepEqual(new Set(zones.map(({ rows }) => rows[0]?.TimeZone)), new Set(['UTC']));
  assert.deepEqual(await lookAtOneMoment(database, findDisagreements), []);
  const saved = await database.kysely.selectFrom('donations').select('id').execute();
  assert.deepEqual(saved.map(({ id }) => id).toSorted(), [...load.acknowledged.values()].toSorted());
  await database.close();
  say('every connection is in UTC, the books agree, each donation is there once');

  const file = join(folder, 'centre.backup');
  await runCommand('backup', file, place);
  const target = { url: bouncer.urlOf(copy.url), dataDir: join(folder, 'copy') };
  await runCommand('restore', file, target);
  assert.match(await runVerify(target), /Everything agrees\./);
  say('backup, restore and verify work through it');

  for (const { process, ended } of products) {
    process.kill('SIGTERM');
    assert.equal(await ended, 0);
  }
  await proxy.close();
} finally {
  await bouncer.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
say('PgBouncer in transaction mode: proved.');
