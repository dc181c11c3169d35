import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import type { Call, Case } from '../cases/case.ts';
import { administrator } from '../data/administrator.ts';
import type { Samples } from '../data/read-samples.ts';

const root = join(import.meta.dirname, '../..');

/** A program of its own that answers the cases. */
export interface Contender {
  name: string;
  pid: number;
  /** From starting the program until it said that it is ready. */
  readyAfterMs: number;
  url: string;
  headers: Record<string, string>;
  /** The calls for one round of a case. */
  callsOf(one: Case, samples: Samples, round: number): Call[];
  stop(): Promise<void>;
}

async function started(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([ready(child), failure(name, child)]);
  return {
    name,
    pid: child.pid!,
    readyAfterMs: performance.now() - begun,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Each says so in a line of its own. */
async function ready({ stdout }: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: stdout! })) if (line.includes('ready')) break;
  stdout!.resume();
}

async function failure(name: string, child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number];
  throw new Error(`${name} ended with ${code} before it was ready`);
}

/** With a name that its connections are known by; a query that spreads over several processes could not be counted. */
function urlFor(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  url.searchParams.set('options', '-c max_parallel_workers_per_gather=0');
  return url.href;
}

/** The product as it is started in production; without an address, on the embedded database in `dataDir`. */
export async function startProduct(databaseUrl?: string, dataDir?: string): Promise<Contender> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'kathok-bench-'));
  const server = await started('product', ['--v8-pool-size=1', join(root, 'apps/server/dist/main.js')], {
    DATABASE_URL: databaseUrl && urlFor(databaseUrl, 'product'),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '0',
  });
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: administrator.email, password: administrator.password }),
  });
  if (!login.ok) throw new Error(`The product did not let us in: ${await login.text()}`);
  const { accessToken } = (await login.json()) as { accessToken: string };
  return {
    ...server,
    url: `${server.url}/api`,
    headers: { authorization: `Bearer ${accessToken}` },
    callsOf: (one, samples, round) => one.calls(samples, round),
    async stop() {
      await server.stop();
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startBare(databaseUrl: string): Promise<Contender> {
  const server = await started('bare', ['--import', 'tsx', join(root, 'bench/support/bare-server.ts')], {
    DATABASE_URL: urlFor(databaseUrl, 'bare'),
  });
  return {
    ...server,
    headers: {},
    callsOf: (one, _samples, round) => [{ path: `/?case=${encodeURIComponent(one.name)}&round=${round}` }],
  };
}

/** One call to its last byte. Nobody packs the answer: only the product would, for every client that takes it. */
export async function send({ url, headers }: Contender, { method = 'GET', path, body }: Call): Promise<void> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
}
