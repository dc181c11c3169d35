import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  auth,
  type CallOf,
  donationPurposes,
  donations,
  type Endpoint,
  type ResponseOf,
} from '@kathok/contract';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { endpointClient } from '../../apps/server/src/testing/endpoint-client.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { overHttp } from '../../apps/server/src/testing/transports.ts';
import { spentSince } from './measure-case.ts';
import { processorTime } from './processor-time.ts';

const account = { email: 'bench@example.bt', password: 'ten thousand butter lamps' };
const password = { username: account.email, password: account.password };

export interface Servers {
  pids: number[];
  /** Records one donation that is paid at the desk. */
  record(client: number): Promise<void>;
  stop(): Promise<void>;
}

/** That many servers of one checkout on one database, the embedded one where there is no address. */
export async function startServers(checkout: string, count: number, databaseUrl?: string): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kathok-bench-'));
  const servers: { child: ChildProcess; url: string }[] = [];
  for (let server = 0; server < count; server += 1)
    servers.push(await startOne(checkout, join(dataDir, String(server)), databaseUrl));
  const clients = servers.map(({ url }) => plainClient(url));
  const { accessToken } = await clients[0]!(auth.login, { body: password });
  const [purpose] = await clients[0]!(donationPurposes.all, {});
  return {
    pids: servers.map(({ child }) => child.pid!),
    async record(client) {
      const body = {
        donorType: 'non_member' as const,
        donorName: `Donor ${client}`,
        purposeId: purpose!.id,
        amount: '500.00',
        payment: { method: 'cash' as const },
      };
      await clients[client % count]!(donations.create, { body }, accessToken);
    },
    async stop() {
      for (const { child } of servers) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Takes answers as they are: another checkout may not say everything that ours does. */
function plainClient(url: string) {
  const { send } = endpointClient(overHttp(url));
  return async <E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    token?: string,
  ): Promise<ResponseOf<E>> => {
    const { status, body } = await send(endpoint, input, { token });
    if (status !== endpoint.status) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body as ResponseOf<E>;
  };
}

async function startOne(checkout: string, dataDir: string, databaseUrl: string | undefined) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--v8-pool-size=1', join(checkout, 'apps/server/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      REQUESTS_PER_MINUTE: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A warning may come first, before it listens.
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready')) break;
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Donations recorded in a second, by that many people who each begin the next when one is answered. */
export async function rateOf(servers: Servers, people: number, seconds: number): Promise<number> {
  const times = await recordedAt(servers, people, seconds);
  return times.length / times.at(-1)!;
}

/** How many times as fast the last ten of so many seconds are as the first ten. */
export async function keptPace(servers: Servers, people: number, seconds: number): Promise<number> {
  const times = await recordedAt(servers, people, seconds);
  const between = (from: number, to: number) => times.filter((time) => time >= from && time < to).length;
  return between(seconds - 10, seconds) / between(0, 10);
}

/** After how many seconds each donation was recorded. */
async function recordedAt(servers: Servers, people: number, seconds: number): Promise<number[]> {
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: people }, async (_, client) => {
      while (since() < seconds) {
        await servers.record(client);
        times.push(since());
      }
    }),
  );
  return times;
}

/** How many cores are at work for the servers, for their connections at the database and for those who ask. */
export async function busyDuring(
  { pids }: Servers,
  databaseUrl: string | undefined,
  work: Promise<unknown>,
): Promise<number> {
  const database = databaseUrl ? await openDatabase({ url: databaseUrl, dataDir: '' }) : undefined;
  const spent = async () => {
    const { rows } = (await database?.pool.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )) ?? { rows: [] };
    const all = [process.pid, ...pids, ...rows.map(({ pid }) => pid)];
    return new Map(all.map((pid) => [pid, processorTime(pid)]));
  };
  const begun = performance.now();
  const before = await spent();
  await work;
  const after = await spent();
  const wall = performance.now() - begun;
  await database?.close();
  return spentSince(before, after) / wall;
}

export interface Waits {
  /** A share of the time that connections spent inside of transactions. */
  onLocks: number;
  onLightLocks: number;
}

/** What the connections of a database wait for while something is done, by looking often. */
export async function waitsDuring(databaseUrl: string, work: Promise<unknown>): Promise<Waits> {
  const { pool, close } = await openDatabase({ url: databaseUrl, dataDir: '' });
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  const seen = { Lock: 0, LWLock: 0, all: 0 };
  while (!state.isOver) {
    const { rows } = await pool.query<{ kind: string | null }>(
      `SELECT wait_event_type AS kind FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')`,
    );
    seen.all += rows.length;
    for (const { kind } of rows) if (kind === 'Lock' || kind === 'LWLock') seen[kind] += 1;
    await sleep(20);
  }
  await over;
  await close();
  return { onLocks: seen.Lock / seen.all, onLightLocks: seen.LWLock / seen.all };
}

/** Whether receipts are numbered from one on without a gap. */
export async function isGapless(databaseUrl: string): Promise<boolean> {
  const { pool, close } = await openDatabase({ url: databaseUrl, dataDir: '' });
  const { rows } = await pool.query<{ isGapless: boolean }>(
    `SELECT count(*) = max(position) AND count(*) = (SELECT value FROM receipt_counters) AS "isGapless" FROM receipts`,
  );
  await close();
  return rows[0]?.isGapless ?? false;
}
