import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { type AppDeps, contextDepsOf } from './app-deps.ts';
import { appJobs } from './app-jobs.ts';
import { startControlSocket } from './backup/control-socket.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import { tooManyRights } from './db/migrations/app-rights.ts';
import { isUntouched, migrate } from './db/migrations/migrate.ts';
import type { Database } from './db/open-database.ts';
import { requireOnDisk } from './db/at-end/index.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { openCardPayments } from './gateways/open-card-payments.ts';
import type { Config } from './base/start/config.ts';
import { claimBucket } from './base/files/blobs/claim-bucket.ts';
import { filesFolder } from './base/files/blobs/open-blobs.ts';
import { startWarnings } from './base/start/start-warnings.ts';
import { listening } from './base/start/listening.ts';
import type { Log } from './base/log.ts';
import { packageRoot } from './base/start/package-root.ts';
import { programVersion } from './base/start/program-version.ts';
import { bytesOfReserve, watchStorage } from './base/storage/storage.ts';
import { watchClock } from './platform/clock/clock-watch.ts';
import { WatchedClock } from './platform/clock/watched-clock.ts';
import { auditSealer } from './platform/audit/audit-sealer.ts';
import { inTransaction } from './platform/context.ts';
import { getSecret } from './platform/secret.repository.ts';
import { systemContext } from './platform/system-context.ts';
import { emptySpool, restoreOf, takeRestored } from './backup/restore-in-place.ts';
import type { Listeners, Restart, RunningServer } from './running-server.ts';
import { type Opened, stopServer } from './stop-server.ts';
import { ensureFirstAdministrator, requireGoodWish } from './modules/users/index.ts';

/** Under a load that is too much, refusals come within two seconds, and those who ask too often are slowed down. */
const underLoad = { requestPatienceMs: 1_500, refusalDelayMs: 1_000 };

/** From an open database to a server that answers; what was opened is closed again when something fails on the way. */
export async function serve(
  database: Database,
  config: Config,
  log: Log,
  { onFirstAdministrator, onSimulatedPayments, restart }: Listeners & { restart: Restart },
): Promise<RunningServer> {
  const opened: Opened = { database };
  const stop = () => stopServer(opened, log);
  try {
    if (!config.isDemo && (await isUntouched(database))) requireGoodWish(config.administrator);
    prepareDataFolder(filesFolder(config.dataDir));
    emptySpool(config, database.kind);
    const migrations = await migrate(database);
    await requireOnDisk(database);
    await warn(database, config, log);
    const clock = new WatchedClock();
    const watch = await watchClock({
      clock,
      database,
      log,
      storage: await watchStorage({
        databaseFolder: database.kind === 'embedded' ? config.dataDir : undefined,
        uploadsFolder: config.s3 ? undefined : filesFolder(config.dataDir),
        reserveBytes: bytesOfReserve(config.storageReserveMb),
        log,
      }),
    });
    opened.clock = watch;
    const deps = {
      ...config,
      ...underLoad,
      database,
      log,
      clock,
      mayTidy: watch.mayTidy,
      version: programVersion(),
      webRoot: findWebRoot(),
      bringBack: restoreOf(config, { restart, log }),
      card: openCardPayments(config, { ...config, clock }),
      storage: watch.storage,
    };
    await openFileStorage(deps);
    if (warnOfCards(deps.card, log)) onSimulatedPayments();
    const sealer = auditSealer({ db: database.kysely, log, storage: deps.storage });
    opened.sealer = sealer;
    const made = await prepare(deps, config);
    // Not before: filling the sample centre holds the only connection for longer than anybody waits for it.
    sealer.start();
    if (made) onFirstAdministrator(made);
    opened.control = await startControlSocket(config.dataDir, database);
    const jobs = appJobs(deps);
    await jobs.start();
    opened.jobs = jobs;
    const app = await buildApp(deps);
    opened.app = app;
    const address = await listening(config, app.listen({ host: config.host, port: config.port }));
    log.info(
      { port: config.port, database: database.kind, version: deps.version, migrations: migrations.length },
      'started',
    );
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether card payments are only simulated. */
function warnOfCards(
  { payments: { gateway, reason } }: ReturnType<typeof openCardPayments>,
  log: Log,
): boolean {
  if (reason !== null) log.warn({ reason }, 'card payments are off');
  if (gateway?.isSimulation) log.warn('card payments are simulated: no money moves');
  return gateway?.isSimulation === true;
}

async function warn(database: Database, config: Config, log: Log): Promise<void> {
  for (const warning of startWarnings(config)) log.warn(warning);
  const reason = database.kind === 'postgres' && (await tooManyRights(database));
  if (reason)
    log.warn({ reason }, 'the user in DATABASE_URL could change sealed records: see operating.md, Two users');
}

async function openFileStorage({ s3, database, log }: AppDeps): Promise<void> {
  const reason = s3 && (await claimBucket(s3, await getSecret(database.kysely, 'file_storage')));
  if (reason) log.error({ reason }, 'the file storage does not answer: files answer 503 until it does');
}

async function prepare(deps: AppDeps, { administrator, isDemo }: Config) {
  const ctx = systemContext(contextDepsOf(deps));
  // Its own trail ends with the backup; that it was brought back is the first thing after it.
  if (takeRestored())
    await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'restore', entity: 'Backup' }));
  if (!isDemo) return ensureFirstAdministrator(ctx, administrator);
  await seedDemo(ctx);
  return null;
}

function findWebRoot(): string | undefined {
  const folder = join(packageRoot(), '../web/dist');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
