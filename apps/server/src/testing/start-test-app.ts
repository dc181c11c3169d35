import { auth } from '@kathok/contract';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type AppDeps, contextDepsOf } from '../app-deps.ts';
import { appJobs } from '../app-jobs.ts';
import { ensureFirstAdministrator } from '../modules/users/first-administrator.ts';
import { createLog } from '../base/log.ts';
import { writeSettings } from '../platform/settings.repository.ts';
import { systemContext } from '../platform/system-context.ts';
import { transact } from '../db/at-end/index.ts';
import { clientOf, endpointClient, type Transport } from './endpoint-client.ts';
import { copiedPlace, isPostgres } from './database-place.ts';
import { openAsAppRole, openPlace, openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { keepAsTemplate } from './postgres-databases.ts';
import { administrator, makeAccounts, shippedRoles, type ShippedRole } from './shipped-accounts.ts';
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
  /** Its role owns no table and is no superuser; only on PostgreSQL. */
  hasAppRole?: boolean;
  /** Does not wait for a bank that never answers. */
  givesUpOnSilentBank?: boolean;
}

/** The whole server on a database of its own. Only the clock and the outside world are not the real ones. */
export async function startTestApp(options: Options = {}) {
  if (options.hasAppRole) return startOn(await openAsAppRole(), options);
  const isOrdinary = !options.isNew && !options.database && !options.clock;
  if (!isOrdinary || !mayCopyAccounts()) return startOn(await openTestDatabase(), options);
  const { template, accounts } = await (prepared ??= prepareAccounts());
  return startOn(await openPlace(await copiedPlace(template)), options, accounts);
}

type Accounts = Awaited<ReturnType<typeof makeAccounts>>;

/** What each file's database is copied from, once in each process: making the accounts was half of starting a test app. */
let prepared: Promise<{ template: string; accounts: Accounts }> | undefined;

/** The tests of our tests take something out of the program or the database, and then nothing may be kept. */
const mayCopyAccounts = () => isPostgres() && !process.env['SEEDED_SQL'] && !process.env['SEEDED_BUG'];

async function prepareAccounts() {
  const { database, place } = await openTestDatabase();
  const app = await startOn({ database, place, close: () => database.close() });
  const accounts: Accounts = new Map(shippedRoles.map((role) => [role, app.account(role)]));
  await app.close();
  const { server, template } = inject('postgres');
  const name = new URL(place.url!).pathname.slice(1);
  return { template: await keepAsTemplate(server, name, template), accounts };
}

async function startOn(
  { database, place, close }: TestDatabase,
  { simulatesCards = false, isNew = false, givesUpOnSilentBank = false, ...options }: Options = {},
  made?: Accounts,
) {
  const clock = new TestClock();
  const deps: AppDeps = {
    database,
    clock,
    log: createLog('silent'),
    dataDir: place.dataDir,
    databaseUrl: place.url,
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
  if (!made) {
    await ensureFirstAdministrator(systemContext(contextDepsOf(deps)), administrator);
    if (!isNew)
      await transact(database.kysely, (tx) => writeSettings(tx, { areFeesConfirmed: true }, clock.now()));
  }
  const app = await buildApp(deps);
  let transport: Transport = injected(app);
  const bare = endpointClient((request) => transport(request));
  const { call, send } = clientOf(showsWhoItIs(bare.send));
  const accounts = made ?? (await makeAccounts({ call, send }));

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
    outbox: () =>
      database.kysely
        .selectFrom('outboxMessages')
        .selectAll()
        .where('kind', '<>', 'guarded_change')
        .orderBy('createdAt')
        .execute(),

    /** What those who answer for the centre were told of settings, roles and colleagues: hardly a test is about these. */
    reports: () =>
      database.kysely
        .selectFrom('outboxMessages')
        .selectAll()
        .where('kind', '=', 'guarded_change')
        .orderBy('createdAt')
        .execute(),

    async close(): Promise<void> {
      await app.close();
      await close();
    },
  };
}
