import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterFolder } from './db/data-folder.ts';
import { openDatabase } from './db/open-database.ts';
import { type DatabasePlace, migratedPlace } from './testing/database-place.ts';
import { howMany } from './testing/how-many.ts';
import { keepAliveClient, type Order, type Outcome } from './testing/keep-alive-client.ts';
import { startProcess } from './testing/running-product.ts';
import { administrator } from './testing/shipped-accounts.ts';

/** Every other one on a machine that is kept busy; where there is one for each database, the one on PostgreSQL. */
const stops = howMany({ test: 1, prove: 50 });
const clients = howMany({ test: 45, prove: 120 });
const promisedMs = 10_000;

let place: DatabasePlace;
let picture: Buffer;
beforeAll(async () => {
  place = await migratedPlace();
  const background = { r: 125, g: 36, b: 41 };
  picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
});
afterAll(() => place.remove());

const json = { 'content-type': 'application/json' };
const login = (n: number): Order => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: { ...json, 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
  body: JSON.stringify({ username: administrator.email, password: administrator.password }),
});

/** What the office does all day, with every kind of work that takes its time: reading, writing, passwords, pictures. */
function orders({ accessToken, userData }: { accessToken: string; userData: { id: string } }) {
  const signedIn = { authorization: `Bearer ${accessToken}` };
  return (n: number): Order => {
    switch (n % 4) {
      case 0:
        return { method: 'GET', path: '/api/member?take=50', headers: signedIn };
      case 1: {
        const body = JSON.stringify({ name: `Purpose ${randomUUID()}` });
        return { method: 'POST', path: '/api/donation-purposes', headers: { ...signedIn, ...json }, body };
      }
      case 2:
        return login(n);
      default: {
        const head =
          '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
        const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]);
        const headers = { ...signedIn, 'content-type': 'multipart/form-data; boundary=x' };
        return { method: 'PUT', path: `/api/users/${userData.id}/photo`, headers, body };
      }
    }
  };
}

/** Other programs that want both cores for themselves; `npm test` has others beside this one anyway. */
function keepMachineBusy() {
  const programs = [1, 2]
    .slice(0, howMany({ test: 0, prove: 2 }))
    .map(() => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }));
  return () => programs.forEach((program) => program.kill('SIGKILL'));
}

async function stopUnderLoad(isBusy: boolean) {
  const product = await startProcess(place, { TRUST_PROXY: '127.0.0.1' });
  const first = keepAliveClient(product.port);
  const { body } = await first.send(login(0));
  const orderOf = orders(JSON.parse(body ?? ''));
  const connections = Array.from({ length: clients }, () => keepAliveClient(product.port));
  // All connections are open before anything is asked on them.
  await Promise.all(connections.map(({ send }) => send({ method: 'GET', path: '/api/health' })));
  const leaveAlone = isBusy ? keepMachineBusy() : () => {};

  const outcomes: Outcome[] = [];
  const work = connections.map(async ({ send }, n) => {
    for (let turn = 0; ; turn += 1) {
      const outcome = await send(orderOf(n + turn * clients));
      outcomes.push(outcome);
      if (outcome.kind !== 'complete' || outcome.closes) return;
    }
  });
  await sleep(300 + Math.random() * 700);
  const signalledAt = performance.now();
  product.process.kill('SIGTERM');
  const code = await product.ended;
  const tookMs = performance.now() - signalledAt;
  await Promise.all(work);
  leaveAlone();
  for (const { close } of [first, ...connections]) close();
  return { outcomes, signalledAt, code, tookMs, said: product.said() };
}

/** What is kept in the database, seen after the stop. */
async function savedNames(): Promise<Set<string>> {
  const database = await openDatabase(place);
  const rows = await database.kysely.selectFrom('donationPurposes').select('name').execute();
  await database.close();
  return new Set(rows.map(({ name }) => name));
}

async function isShutDownCleanly(): Promise<boolean> {
  if (place.url) return true;
  const control = await readFile(join(clusterFolder(place.dataDir), 'global', 'pg_control'));
  return control.readUInt32LE(16) === 1;
}

test(
  `${stops} times stopped with ${clients} requests in flight: everybody accepted is answered, nothing acknowledged is lost`,
  async () => {
    const acknowledged: string[] = [];
    let inFlight = 0;
    for (let round = 0; round < stops; round += 1) {
      const { outcomes, signalledAt, code, tookMs, said } = await stopUnderLoad(
        round % 2 === (place.url ? 0 : 1),
      );
      expect({ code, said }).toMatchObject({ code: 0 });
      expect(tookMs).toBeLessThan(promisedMs);
      expect(await isShutDownCleanly()).toBe(true);

      const wasSent = ({ sentAt }: Outcome) => sentAt < signalledAt;
      expect(outcomes.filter(({ kind }) => kind === 'cut')).toEqual([]);
      expect(outcomes.filter((outcome) => wasSent(outcome) && outcome.kind === 'none')).toEqual([]);
      const failures = outcomes.filter(({ status = 0 }) => status >= 500);
      expect(
        failures.filter(({ status, closes, hasRetryAfter }) => status !== 503 || !closes || !hasRetryAfter),
      ).toEqual([]);
      inFlight += outcomes.filter((outcome) => wasSent(outcome) && outcome.closes).length;

      const saved = await savedNames();
      for (const { status, body = '' } of outcomes) {
        const name = status === 201 ? (JSON.parse(body) as { name?: string }).name : undefined;
        if (name !== undefined) acknowledged.push(name);
      }
      expect(acknowledged.filter((name) => !saved.has(name))).toEqual([]);
    }
    expect(acknowledged.length, 'hardly anything was written, so nothing is proven').toBeGreaterThan(stops);
    expect(inFlight, 'hardly anything was under way, so nothing is proven').toBeGreaterThan(
      (stops * clients) / 3,
    );
  },
  stops * 120_000,
);
