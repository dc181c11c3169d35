import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth, imports } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppDeps, surroundingsOf } from '../../../app-deps.ts';
import { appJobs } from '../../../app-jobs.ts';
import { type Database, openDatabase } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { createLog } from '../../../platform/log.ts';
import { packageRoot } from '../../../platform/package-root.ts';
import { systemContext } from '../../../platform/system-context.ts';
import { type DatabasePlace, migratedPlace } from '../../../testing/database-place.ts';
import { endpointClient } from '../../../testing/endpoint-client.ts';
import { freePort } from '../../../testing/free-port.ts';
import { csvFile, members } from '../../../testing/member-sheet.ts';
import { administrator } from '../../../testing/shipped-accounts.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { overHttp } from '../../../testing/transports.ts';
import { membersTarget } from '../../members/imports/members-target.ts';
import { ensureFirstAdministrator } from '../../users/first-administrator.ts';
import { bulkUpload } from '../import.service.ts';

const rowCount = 1500;
let place: DatabasePlace;
beforeAll(async () => {
  place = await migratedPlace();
});
afterAll(() => place.remove());

const depsOf = (database: Database, clock = new TestClock(new Date().toISOString())): AppDeps => ({
  database,
  clock,
  log: createLog('silent'),
  dataDir: place.dataDir,
  baseUrl: 'http://localhost:3000',
  version: '0.0.0',
});

async function opened<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Previews and starts an import, and leaves the work to whoever opens the database next. */
async function startImport(database: Database): Promise<string> {
  const ctx = systemContext(surroundingsOf(depsOf(database)));
  await ensureFirstAdministrator(ctx, administrator);
  const user = await database.kysely.selectFrom('users').select(['id', 'name']).executeTakeFirstOrThrow();
  const acting = { ...ctx, actor: user as Ctx['actor'] };
  const upload = bulkUpload(membersTarget);
  const file = csvFile(members(rowCount));
  const wish = { mode: 'commit', onError: 'abort', file } as const;
  return (await upload(acting, { params: {}, query: {}, body: wish })).importId;
}

/** The real server, which finds the import waiting. */
async function startServer() {
  const port = String(await freePort());
  const env = { PATH: process.env['PATH'], PORT: port, DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [join(packageRoot(), 'dist', 'main.js')], {
    env: { ...env, ...(place.url && { DATABASE_URL: place.url }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const client = endpointClient(overHttp(`http://127.0.0.1:${port}`));
  const body = { username: administrator.email, password: administrator.password };
  return {
    ...client,
    signIn: async () => (await client.call(auth.login, { body })).accessToken,
    async kill(): Promise<void> {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

async function killDuringImport(id: string, afterRows: number): Promise<void> {
  const server = await startServer();
  const token = await server.signIn();
  for (let rows = 0; rows < afterRows; await sleep(20)) {
    rows = (await server.call(imports.get, { params: { id } }, token)).rowsDone;
  }
  // Somebody else's change waits for the disk, and takes along what the import has written so far.
  await server.signIn();
  await server.kill();
}

const count = async ({ kysely }: Database, table: 'members' | 'allMembers') =>
  (await kysely.selectFrom(table).select(kysely.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
    .count;

test(
  'killed again and again, an import shows nothing until it shows everything',
  { timeout: 180_000 },
  async () => {
    const importId = await opened(startImport);
    const halfDone: number[] = [];
    for (const afterRows of [1, 400, 900]) {
      await killDuringImport(importId, afterRows);
      await opened(async (database) => {
        const seen = await count(database, 'members');
        expect([0, rowCount]).toContain(seen);
        halfDone.push(await count(database, 'allMembers'));
        // The lease of the killed process would be over in a minute.
        await database.kysely.updateTable('jobs').set({ lockedUntil: null }).execute();
      });
    }
    expect(halfDone.some((rows) => rows > 0 && rows < rowCount)).toBe(true);

    await opened(async (database) => {
      await appJobs(depsOf(database)).runDue();
      const row = await database.kysely
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', importId)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ state: 'done', rowsDone: rowCount, createdCount: rowCount, error: null });
      expect(await count(database, 'members')).toBe(rowCount);
      const codes = await database.kysely.selectFrom('members').select('membershipCode').distinct().execute();
      expect(codes).toHaveLength(rowCount);
    });
  },
);
