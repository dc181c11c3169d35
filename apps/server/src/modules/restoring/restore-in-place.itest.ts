import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { auth, restoring } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../backup/backup.ts';
import { lockOfPassphrase } from '../../backup/encryption/keys.ts';
import { restore } from '../../backup/restore.ts';
import { tarHeader } from '../../base/files/tar.ts';
import { emptyPlace } from '../../testing/database-place.ts';
import {
  backupFile,
  bringBackInPlace,
  type EmptyCentre,
  startEmptyCentre,
} from '../../testing/empty-centre.ts';
import { firstReleaseBackup } from '../../upgrades/first-release.ts';

// That the embedded database is exchanged is held by restore-in-place.embedded.itest.ts.

const passphrase = 'snow lion over the pass';
const folder = mkdtempSync(join(tmpdir(), 'kathok-in-place-'));
const file = join(folder, 'centre.backup');
let centre: EmptyCentre;

/** The sample of the first release, saved by this one, with a passphrase. */
async function makeBackup(): Promise<void> {
  const place = await emptyPlace();
  await restore(place, firstReleaseBackup);
  await backup(place, file, { lock: await lockOfPassphrase(passphrase) });
  await place.remove();
}

beforeAll(async () => {
  await makeBackup();
  centre = await startEmptyCentre();
});
afterAll(async () => {
  await centre.close();
  rmSync(folder, { recursive: true, force: true });
});

const check = (bytes: Buffer, typed?: string) =>
  centre.client.send(restoring.check, backupFile(bytes, typed), { token: centre.chief });

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
  await expect.poll(centre.spooled).toEqual([]);
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
    (await centre.client.send(restoring.check, { body: { file: 'x' } as never }, { token: centre.chief }))
      .status,
  ).toBe(422);
  await expect.poll(centre.spooled).toEqual([]);
  expect((await centre.client.call(auth.me, {}, centre.chief)).name).toBeTruthy();
});

test('a centre without data becomes that of the backup, and nobody is logged in any more', async () => {
  expect(await bringBackInPlace(centre, readFileSync(file), passphrase)).toBeGreaterThan(250);
  writeFileSync(file, '');
});
