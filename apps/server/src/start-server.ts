import { existsSync } from 'node:fs';
import type { Config } from './base/start/config.ts';
import { requireFreePort } from './base/start/listening.ts';
import type { Log } from './base/log.ts';
import { clusterFolder } from './db/data-folder.ts';
import { openDatabase } from './db/open-database.ts';
import type { Listeners, RunningServer } from './running-server.ts';

/** From nothing to a server that answers. */
export async function startServer(config: Config, log: Log, listeners: Listeners): Promise<RunningServer> {
  await requireFreePort(config);
  await requireGoodFirstWish(config);
  let running = await open();

  async function open(): Promise<RunningServer> {
    const { databaseUrl: url, dataDir } = config;
    await (await import('./migrate/migrate-as-owner.ts')).migrateAsOwner(config);
    // Opening the database takes about as long as loading the program, so both are done at once.
    const [database, { serve }] = await Promise.all([
      openDatabase({ url, dataDir, onFatal: listeners.onFatal }),
      import('./serve.ts'),
    ]);
    return serve(database, config, log, { ...listeners, restart });
  }

  /** While the data is exchanged nobody has it open. Whatever becomes of that, the server is there again. */
  async function restart(between: () => Promise<void>): Promise<void> {
    await running.stop();
    await between().finally(async () => {
      running = await open().catch((error: Error) => {
        listeners.onFatal(error);
        throw error;
      });
    });
  }

  return { address: running.address, stop: () => running.stop() };
}

/** Where there is no embedded database yet. Later starts do not look at the wish; a server's database is asked in `serve`. */
async function requireGoodFirstWish({ administrator, databaseUrl, dataDir, isDemo }: Config): Promise<void> {
  const { email, password } = administrator;
  if (isDemo || databaseUrl || (email ?? password) === undefined || existsSync(clusterFolder(dataDir)))
    return;
  const { requireGoodWish } = await import('./modules/users/index.ts');
  requireGoodWish(administrator);
}
