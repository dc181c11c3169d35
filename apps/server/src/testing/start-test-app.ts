import { auth } from '@kathok/contract';
import { buildApp } from '../app.ts';
import { type AppDeps, contextDepsOf } from '../app-deps.ts';
import { appJobs } from '../app-jobs.ts';
import { ensureFirstAdministrator } from '../modules/users/first-administrator.ts';
import { createLog } from '../base/log.ts';
import { writeSettings } from '../platform/settings.repository.ts';
import { systemContext } from '../platform/system-context.ts';
import { transact } from '../db/at-end/index.ts';
import { clientOf, endpointClient, type Transport } from './endpoint-client.ts';
import { openTestDatabase } from './open-test-database.ts';
import { administrator, makeAccounts, type ShippedRole } from './shipped-accounts.ts';
import { sampleWords } from './sample-words.ts';
import { showsWhoItIs } from './shows-who-it-is.ts';
import { standInBank } from './stand-in-bank.ts';
import { TestClock } from './test-clock.ts';
import { injected, overHttp } from './transports.ts';

const baseUrl = 'http://localhost:3000';

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

interface Options extends Partial<AppDeps> {
  /** With the bank that the product itself simulates, instead of a stand-in for a real one. */
  simulatesCards?: boolean;
  /** As it is after the first start: nobody has confirmed the fees that come with it. */
  isNew?: boolean;
  /** Does not wait for a bank that never answers. */
  givesUpOnSilentBank?: boolean;
}

/** The whole server on a database of its own. Only the clock and the outside world are not the real ones. */
export async function startTestApp({
  simulatesCards = false,
  isNew = false,
  givesUpOnSilentBank = false,
  ...options
}: Options = {}) {
  const { database, place, close } = await openTestDatabase();
  const clock = new TestClock();
  const deps: AppDeps = {
    database,
    clock,
    log: createLog('silent'),
    dataDir: place.dataDir,
    baseUrl,
    version: '0.0.0',
    shippedWords: () => sampleWords,
    // The provider of the tests listens on this machine.
    allowsPrivateSms: true,
    card: standInBank(clock, {
      dataDir: place.dataDir,
      isSimulation: simulatesCards,
      givesUpOnSilence: givesUpOnSilentBank,
    }),
    ...options,
  };
  await ensureFirstAdministrator(systemContext(contextDepsOf(deps)), administrator);
  if (!isNew)
    await transact(database.kysely, (tx) => writeSettings(tx, { areFeesConfirmed: true }, clock.now()));
  const app = await buildApp(deps);
  let transport: Transport = injected(app);
  const bare = endpointClient((request) => transport(request));
  const { call, send } = clientOf(showsWhoItIs(bare.send));
  const accounts = await makeAccounts({ call, send });

  function account(role: ShippedRole) {
    const found = accounts.get(role);
    if (!found) throw new Error(`No role ${role} is shipped.`);
    return found;
  }

  return {
    call,
    send,
    /** The same, but nobody shows once more who they are when they are asked. */
    bare,
    account,
    clock,
    database,
    db: database.kysely,
    /** For another program that opens the same database. */
    place,
    deps,
    inject: app.inject.bind(app),
    /** Not running by itself: `await app.jobs.runDue()` does what is due. */
    jobs: appJobs(deps),

    /** A new session for the account of this role; answers its access token. */
    async signIn(role: ShippedRole): Promise<string> {
      const { email: username, password } = account(role);
      return (await call(auth.login, { body: { username, password } })).accessToken;
    },

    /** From now on calls go over real HTTP, to this address. */
    async listen(): Promise<string> {
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      transport = overHttp(url);
      return url;
    },

    /** Every mail so far, the newest last. */
    outbox: () => database.kysely.selectFrom('outboxMessages').selectAll().orderBy('createdAt').execute(),

    async close(): Promise<void> {
      await app.close();
      await close();
    },
  };
}
