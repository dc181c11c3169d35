import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { auth, members, restoring } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../backup/backup.ts';
import { lockOfPassphrase } from '../../backup/encryption/keys.ts';
import { restore } from '../../backup/restore.ts';
import { readConfig } from '../../base/start/config.ts';
import { tarHeader } from '../../base/files/tar.ts';
import { createLog } from '../../base/log.ts';
import { demoPassword } from '../../demo/demo-accounts.ts';
import type { RunningServer } from '../../running-server.ts';
import { startServer } from '../../start-server.ts';
import { type DatabasePlace, emptyPlace } from '../../testing/database-place.ts';
import { endpointClient } from '../../testing/endpoint-client.ts';
import { freePort } from '../../testing/free-port.ts';
import { overHttp } from '../../testing/transports.ts';
import { firstReleaseBackup } from '../../upgrades/first-release.ts';

const passphrase = 'snow lion over the pass';
const administrator = { username: 'first@example.bt', password: 'the very first administrator' };
const folder = mkdtempSync(join(tmpdir(), 'kathok-in-place-'));
const file = join(folder, 'centre.backup');
const places: DatabasePlace[] = [];
let empty: DatabasePlace;
let server: RunningServer;
let client: ReturnType<typeof endpointClient>;
let chief: string;

/** The sample of the first release, saved by this one, with a passphrase. */
async function makeBackup(): Promise<void> {
  const place = await emptyPlace();
  places.push(place);
  await restore(place, firstReleaseBackup);
  await backup(place, file, { lock: await lockOfPassphrase(passphrase) });
}

beforeAll(async () => {
  await makeBackup();
  empty = await emptyPlace();
  places.push(empty);
  const port = await freePort();
  const config = readConfig({
    DATA_DIR: empty.dataDir,
    DATABASE_URL: empty.url,
    PORT: String(port),
    ADMIN_EMAIL: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'silent',
  });
  const listeners = { onFatal: nothing, onFirstAdministrator: nothing, onSimulatedPayments: nothing };
  server = await startServer(config, createLog('silent'), listeners);
  client = endpointClient(overHttp(server.address));
  const { accessToken } = await client.call(auth.login, { body: administrator });
  chief = accessToken;
});
afterAll(async () => {
  await server.stop();
  for (const place of places) await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

const sent = (bytes: Buffer, typed?: string) => ({
  body: {
    file: new File([new Uint8Array(bytes)], 'centre.backup'),
    ...(typed !== undefined && { passphrase: typed }),
  },
});
const check = (bytes: Buffer, typed?: string) =>
  client.send(restoring.check, sent(bytes, typed), { token: chief });
const nothing = () => {};
const spooled = () => {
  try {
    return readdirSync(join(empty.dataDir, 'spool'));
  } catch {
    return [];
  }
};

test('what is in a backup is told before anything happens, and only with its passphrase', async () => {
  const whole = readFileSync(file);
  expect((await check(whole, passphrase)).body).toMatchObject({
    encrypted: true,
    version: expect.any(String),
    members: 302,
    contents: { members: 302, receipts: 42, lastReceipt: 'KM/R/2026/000042', files: 27 },
  });
  const refused = async (bytes: Buffer, typed?: string) => {
    const { status, body } = await check(bytes, typed);
    const [error] = (body as { errors: { property: string; constraints: object }[] }).errors;
    return [status, error!.property, Object.keys(error!.constraints)[0]];
  };
  expect(await refused(whole)).toEqual([422, 'passphrase', 'isNeeded']);
  expect(await refused(whole, 'another one of its length')).toEqual([422, 'passphrase', 'opens']);
  await expect.poll(spooled).toEqual([]);
});

/** An archive whose parts somebody chose. */
const packed = (...parts: [path: string, body: string][]) =>
  gzipSync(
    Buffer.concat([
      ...parts.flatMap(([path, body]) => [
        tarHeader({ path, size: body.length, isFolder: false }),
        Buffer.from(body.padEnd(Math.ceil(body.length / 512) * 512, '\0')),
      ]),
      Buffer.alloc(1024),
    ]),
  );

test('what is no whole backup is refused in words, changes nothing, and the server goes on', async () => {
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1]! ^= 1;
  const manifest = JSON.stringify({ format: 'kathok-backup', version: 99 });
  const hostile: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('DROP TABLE users;')],
    ['the beginning', whole.subarray(0, whole.length >> 1)],
    ['a flipped byte', flipped],
    ['its header alone', whole.subarray(0, 97)],
    ['a bomb', gzipSync(Buffer.alloc(80 * 1024 * 1024))],
    ['no table of contents', packed(['files/../../etc/passwd', 'root'])],
    ['another table of contents', packed(['manifest.json', '{"format":"other"}'])],
    ['a newer one', packed(['manifest.json', manifest])],
  ];
  for (const [what, bytes] of hostile) {
    const { status, body } = await check(bytes, passphrase);
    expect([what, status, (body as { code: string }).code]).toEqual([what, 422, 'validation_failed']);
  }
  expect(
    (await client.send(restoring.check, { body: { file: 'x' } as never }, { token: chief })).status,
  ).toBe(422);
  await expect.poll(spooled).toEqual([]);
  expect((await client.call(auth.me, {}, chief)).name).toBeTruthy();
});

test('a centre without data becomes that of the backup, and nobody is logged in any more', async () => {
  const { status } = await client.send(restoring.start, sent(readFileSync(file), passphrase), {
    token: chief,
  });
  expect(status).toBe(202);
  await expect
    .poll(
      async () => (await client.send(auth.me, {}, { token: chief }).catch(() => ({ status: 0 }))).status,
      {
        timeout: 120_000,
        interval: 500,
      },
    )
    .toBe(401);
  const body = { username: 'dechen.wangmo@example.bt', password: demoPassword };
  const { accessToken } = await client.call(auth.login, { body });
  const { meta } = await client.call(members.list, {}, accessToken);
  expect(meta.itemCount).toBeGreaterThan(250);
  expect(readdirSync(join(empty.dataDir, 'files')).length).toBeGreaterThan(5);
  await expect.poll(spooled).toEqual([]);

  // Never over a centre that has data.
  for (const endpoint of [restoring.check, restoring.start]) {
    const again = await client.send(endpoint, sent(readFileSync(file), passphrase), { token: accessToken });
    expect(again).toMatchObject({ status: 409, body: { code: 'centre_not_empty' } });
  }
  writeFileSync(file, '');
});
