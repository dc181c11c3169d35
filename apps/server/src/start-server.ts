import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type AppDeps, surroundingsOf } from './app-deps.ts';
import { appJobs } from './app-jobs.ts';
import { startControlSocket } from './backup/control-socket.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { ensureFirstAdministrator } from './modules/users/first-administrator.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { packageRoot } from './platform/package-root.ts';
import { StartError } from './platform/start-error.ts';
import { systemContext } from './platform/system-context.ts';
import { type Closing, stopInTime } from './stop-in-time.ts';

export interface RunningServer {
  address: string;
  /** To be printed once: the first administrator, where the password had to be made up. */
  firstAdministrator: { email: string; password: string } | null;
  stop(): Promise<void>;
}

/** From nothing to a server that answers; what was opened is closed again when something fails on the way. */
export async function startServer(
  config: Config,
  log: Logger,
  onFatal: (error: Error) => void,
): Promise<RunningServer> {
  const opened: Closing[] = [];
  const stop = () => stopInTime(opened.toReversed(), log);
  try {
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, onFatal });
    opened.push({ close: () => database.close(), patienceMs: 2500 });
    const migrations = await migrate(database);
    const deps = {
      ...config,
      database,
      log,
      clock: systemClock,
      version: versionOf(),
      webRoot: findWebRoot(),
    };
    const firstAdministrator = await prepare(deps, config);
    const control = await startControlSocket(config.dataDir, database);
    opened.push({ close: () => control.close(), patienceMs: 500 });
    const jobs = appJobs(deps);
    await jobs.start();
    opened.push({ close: () => jobs.stop(), patienceMs: 1500 });
    const app = await buildApp(deps);
    opened.push({ close: () => closeApp(app), patienceMs: 5000 });
    const address = await listen(app, config);
    log.info(
      { port: config.port, database: database.kind, version: deps.version, migrations: migrations.length },
      'started',
    );
    return { address, firstAdministrator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(deps: AppDeps, { administrator, isDemo }: Config) {
  const ctx = systemContext(surroundingsOf(deps));
  if (!isDemo) return ensureFirstAdministrator(ctx, administrator);
  await seedDemo(ctx);
  return null;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is taken by another program; stop it, or set PORT to another number.`,
      );
    if (code === 'EACCES')
      throw new StartError(`This user may not listen on port ${port}; set PORT to a number above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** Accepts no more, and lets every accepted request be answered. */
async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection that was busy when closing began becomes idle later, and nobody would close it then.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close().finally(() => clearInterval(idle));
}

function versionOf(): string {
  return JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version;
}

function findWebRoot(): string | undefined {
  const folder = join(packageRoot(), '../web/dist');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
