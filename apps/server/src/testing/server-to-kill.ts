import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth, imports } from '@kathok/contract';
import { type AppDeps, contextDepsOf } from '../app-deps.ts';
import { appJobs } from '../app-jobs.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { bulkUpload } from '../modules/imports/import.service.ts';
import type { ImportTarget } from '../modules/imports/import-target.ts';
import { ensureFirstAdministrator } from '../modules/users/first-administrator.ts';
import type { Ctx } from '../platform/context.ts';
import { createLog } from '../base/log.ts';
import { packageRoot } from '../base/start/package-root.ts';
import { systemContext } from '../platform/system-context.ts';
import type { DatabasePlace } from './database-place.ts';
import { endpointClient } from './endpoint-client.ts';
import { freePort } from './free-port.ts';
import { administrator } from './shipped-accounts.ts';
import { shortLived } from '../db/durability/short-lived.ts';
import { TestClock } from './test-clock.ts';
import { overHttp } from './transports.ts';

/** A place where the real server works on imports, and is killed while it does. */
export function serverToKill(place: DatabasePlace) {
  const depsOf = (database: Database): AppDeps => ({
    database,
    clock: new TestClock(new Date().toISOString()),
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

  /** Always the same: by its port a server knows again what it was doing when it was killed. */
  let port: string | undefined;

  /** The real server, which finds the import waiting. */
  async function startServer() {
    port ??= String(await freePort());
    const env = { PATH: process.env['PATH'], PORT: port, DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' };
    const server = spawn(process.execPath, [...shortLived, join(packageRoot(), 'dist', 'main.js')], {
      env: { ...env, ...(place.url && { DATABASE_URL: place.url }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilReady(server.stdout);
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

  return {
    opened,

    /** Previews and starts an import, and leaves the work to somebody who opens the database next. */
    startImport: (target: ImportTarget, file: File): Promise<string> =>
      opened(async (database) => {
        const ctx = systemContext(contextDepsOf(depsOf(database)));
        await ensureFirstAdministrator(ctx, administrator);
        const user = await database.kysely
          .selectFrom('users')
          .select(['id', 'name'])
          .executeTakeFirstOrThrow();
        const acting = { ...ctx, actor: user as Ctx['actor'] };
        const wish = { mode: 'commit', onError: 'abort', file } as const;
        return (await bulkUpload(target)(acting, { params: {}, query: {}, body: wish })).importId;
      }),

    /** Lets the server work until so many rows are done, and kills it. */
    async killDuringImport(id: string, afterRows: number): Promise<void> {
      const server = await startServer();
      const token = await server.signIn();
      for (let rows = 0; rows < afterRows; await sleep(20)) {
        rows = (await server.call(imports.get, { params: { id } }, token)).rowsDone;
      }
      // Somebody else's change waits for the disk, and takes along what the import has written so far.
      await server.signIn();
      await server.kill();
    },

    /** Starts the server again; answers how long after that the import went on. */
    async secondsUntilItGoesOn(id: string): Promise<number> {
      const rowsBefore = await opened(async ({ kysely }) => {
        const found = kysely.selectFrom('imports').select('rowsDone').where('id', '=', id);
        return (await found.executeTakeFirstOrThrow()).rowsDone;
      });
      const server = await startServer();
      const start = performance.now();
      const token = await server.signIn();
      for (let rows = rowsBefore; rows === rowsBefore; await sleep(20)) {
        rows = (await server.call(imports.get, { params: { id } }, token)).rowsDone;
      }
      const seconds = (performance.now() - start) / 1000;
      await server.kill();
      return seconds;
    },

    /** Asks for an undo and kills the server while it does it. */
    async killDuringUndo(id: string): Promise<void> {
      const server = await startServer();
      await server.call(imports.undo, { params: { id } }, await server.signIn());
      await sleep(100);
      await server.kill();
    },

    /** Does what the jobs left undone, as the next start would. */
    finish: (database: Database): Promise<unknown> =>
      freeJobs(database).then(() => appJobs(depsOf(database)).runDue()),
  };
}

/** The lease of the killed process would be over in a minute. */
export async function freeJobs({ kysely }: Database): Promise<void> {
  await kysely.updateTable('jobs').set({ lockedUntil: null }).execute();
}

/** Other lines may come before, such as a warning about simulated payments. */
async function untilReady(output: AsyncIterable<Buffer>): Promise<void> {
  let said = '';
  for await (const chunk of output) {
    said += chunk;
    if (said.includes('is ready')) return;
  }
  throw new Error(`The server ended: ${said}`);
}
