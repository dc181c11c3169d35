import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packageRoot } from './base/start/package-root.ts';
import { testInProve } from './testing/how-many.ts';
import { shortLived } from './db/durability/short-lived.ts';

const built = [join(packageRoot(), 'dist/main.js')];
const demo = [join(packageRoot(), '../../scripts/run.mjs'), 'demo'];

/** The built program, as `npm start` runs it; or what `npm run demo` runs. */
function start(env: Record<string, string>, options: string[] = [], program = built) {
  const child = spawn(process.execPath, [...shortLived, ...options, ...program], {
    // Nothing of the tests' own surroundings; they have a BASE_URL, for one.
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', ...env },
  });
  running.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const ended = once(child, 'exit').then(([code]) => ({
    code: code as number | null,
    out: () => out,
    err: () => err,
  }));
  return { child, ended, out: () => out, err: () => err };
}

/** Says at its end how much processor time it took, which is the same on a busy machine. */
const tellsItsWork = [
  '--import',
  `data:text/javascript,process.once('exit',()=>console.log(JSON.stringify(process.cpuUsage())))`,
];

async function startReady(env: Record<string, string> = {}, options: string[] = []) {
  const program = start(env, options);
  const address = () => /listening at (http:\/\/[\d.:]+)/.exec(program.out())?.[1];
  while (!program.out().includes('is ready') || !address()) {
    if (program.child.exitCode !== null) throw new Error(program.err());
    await delay(20);
  }
  return { ...program, url: address()! };
}

let folder: string;
let running: ReturnType<typeof spawn>[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kathok-start-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

// A start costs seconds of processor time, so each of these programs is asked everything that its settings let it show.
// Which settings simulate a bank is held by base/start/config.test.ts, and what keeps an administrator from being made by
// modules/users/first-administrator.postgres.itest.ts.

test('starts, serves, and starts again: the first password is printed once, and a stop leaves nobody unanswered', async () => {
  const first = await startReady({ REQUESTS_PER_MINUTE: '0' });
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  // Only a sample centre tells who may sign in.
  expect(await (await fetch(`${first.url}/api/settings/public`)).json()).toMatchObject({
    demoAccounts: [],
  });
  await expectSimulatedCards(first);
  const password = /with the password (\S+)/.exec(first.out())?.[1];
  expect(password).toBeDefined();
  const login = await signIn(first.url, 'admin@localhost', password!);
  expect([login.status, (await login.json()).userData.mustChangePassword]).toEqual([200, true]);
  expect(await refusal({})).toMatch(/^The data folder .* is in use by process \d+ .*\n$/);
  await stopUnderLoad(first);

  const second = await startReady({}, tellsItsWork);
  expect(second.out()).not.toContain('password');
  expect((await signIn(second.url, 'admin@localhost', password!)).status).toBe(200);
  await stopDuringSlowRequest(second);
  const [, user, system] = /"user":(\d+),"system":(\d+)/.exec(second.out()) ?? [];
  expect((Number(user) + Number(system)) / 1000, 'ms of processor time').toBeLessThan(10_000);
});

testInProve(
  'takes the first administrator from the environment, and simulates no bank for the network',
  async () => {
    const env = {
      ADMIN_EMAIL: 'Chief@Example.bt',
      ADMIN_PASSWORD: 'a hundred lamps at dusk',
      HOST: '0.0.0.0',
    };
    const { url, out } = await startReady(env);
    expect(out()).not.toContain(env.ADMIN_PASSWORD);
    const login = await signIn(url, 'chief@example.bt', env.ADMIN_PASSWORD);
    expect((await login.json()).userData.mustChangePassword).toBe(false);
    expect(out()).not.toContain('simulated');
    expect(out()).toContain('card payments are off');
    expect(await askSimulatedBank(url)).toBe(404);
  },
);

type Running = Awaited<ReturnType<typeof startReady>>;

/** Nothing of a payment: it only tells whether somebody answers there. */
async function askSimulatedBank(url: string): Promise<number> {
  const address = `${url}/simulator/worldline/doMEPayRequest`;
  return (await fetch(address, { method: 'POST', body: new URLSearchParams() })).status;
}

async function expectSimulatedCards({ url, out }: Running): Promise<void> {
  expect(out()).toContain('Warning: card payments are simulated. No money moves');
  expect(out()).toContain('"msg":"card payments are simulated: no money moves"');
  // The simulated bank is there, and does not know the merchant of an empty form.
  expect(await askSimulatedBank(url)).toBe(400);
}

async function refusal(env: Record<string, string>, program?: string[]): Promise<string> {
  const { code, err } = await start(env, [], program).ended;
  expect(code).toBe(1);
  return err();
}

describe('what keeps it from starting is said in one line', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken by another program; stop it, or set PORT to another number.\n`,
    );
    other.close();
  });

  test('a data folder that cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const message = `The data folder ${join(file, 'data')} cannot be written to (ENOTDIR).\n`;
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toBe(message);
  });

  test('the folder of the sample centre, which is the one that DATA_DIR names and no other database', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const env = { DATA_DIR: join(file, 'sample'), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/theirs' };
    const message = `The data folder ${join(file, 'sample')} cannot be written to (ENOTDIR).\n`;
    expect(await refusal(env, demo)).toBe(message);
  });

  test('a database that does not answer', async () => {
    const message = await refusal({ DATABASE_URL: 'postgres://u:canary-secret@127.0.0.1:9/kathok' });
    expect(message).toMatch(/^Cannot open the database kathok at 127\.0\.0\.1:9: .*\n$/);
    expect(message).not.toContain('canary-secret');
  });

  test('a first password that is too short, before anything is created', async () => {
    const dataDir = join(folder, 'data');
    expect(await refusal({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'short' })).toBe(
      'ADMIN_PASSWORD must have at least 15 characters.\n',
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a port that is not a number', async () => {
    expect(await refusal({ PORT: 'http' })).toBe('PORT must be a number from 0 to 65535.\n');
  });
});

/** Every accepted request is answered whole. */
async function stopUnderLoad({ url, child, ended }: Running): Promise<void> {
  const over = new AbortController();
  const results: string[] = [];
  const client = async () => {
    while (!over.signal.aborted) {
      try {
        const answer = await fetch(`${url}/api/openapi.json`);
        JSON.parse(await answer.text());
        const isLast = answer.headers.get('connection') === 'close';
        results.push(answer.status === 503 && isLast ? 'refused' : String(answer.status));
      } catch (error) {
        const cause = (error as { cause?: { code?: string } }).cause?.code ?? String(error);
        results.push(cause);
        if (cause === 'ECONNREFUSED') return;
      }
    }
  };
  const clients = Array.from({ length: 8 }, client);
  while (results.length < 40) await delay(20);
  const begun = Date.now();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
  await delay(100);
  over.abort();
  await Promise.all(clients);
  expect(results.filter((result) => result === '200').length).toBeGreaterThan(20);
  // Requests that come after the signal are refused with 503, and a connection may be closed between two requests. An
  // answer that has begun is never cut off.
  const allowed = new Set(['200', 'refused', 'ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']);
  expect(results.filter((result) => !allowed.has(result))).toEqual([]);
}

/** A request that takes its time is waited for. */
async function stopDuringSlowRequest({ url, child, ended }: Running): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' };
  const slow = request(`${url}/api/auth/login`, { method: 'POST', headers });
  const answered = once(slow, 'response');
  slow.flushHeaders();
  // From here on the server has the request in hand.
  await once(slow, 'continue');
  child.kill('SIGINT');
  slow.end('{}');
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(422);
  expect((await ended).code).toBe(0);
}

function signIn(url: string, username: string, password: string): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}
