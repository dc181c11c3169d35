import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Blobs } from '../base/files/blobs/s3-blobs.ts';
import { openDatabase } from '../db/open-database.ts';
import { fileStore } from '../platform/files/files.ts';
import { type DatabasePlace, emptyPlace, migratedPlace } from '../testing/database-place.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { runCommand, runVerify } from './run-command.ts';

const large = Buffer.alloc(5_000_000, 'large');
let folder: string;
let file: string;
let source: DatabasePlace;
let s3: S3Server;
let id: string;
const places: DatabasePlace[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-bucket-'));
  file = join(folder, 'centre.backup');
  source = await migratedPlace();
  places.push(source);
  s3 = await startS3();
  const files = fileStore(s3Blobs(s3.settings));
  const database = await openDatabase(source);
  const written = await files.write({ bytes: large, mediaType: 'application/pdf' });
  await database.kysely
    .transaction()
    .execute((tx) => files.put(tx, { ...written, kind: 'slip', createdBy: null }));
  id = written.id;
  await database.close();
});
afterAll(async () => {
  for (const place of places) await place.remove();
  await s3.close();
  await rm(folder, { recursive: true });
});

const settingsOf = (server: S3Server) => ({ settings: server.env });
async function newPlace(): Promise<DatabasePlace> {
  const place = await emptyPlace();
  places.push(place);
  return place;
}

test('a backup carries the files of the bucket, and a restore puts them into another one, or on the disk', async () => {
  expect(await runCommand('backup', file, { ...source, ...settingsOf(s3) })).toContain('1 uploaded files');

  const other = await startS3('another-bucket');
  const place = { ...(await newPlace()), ...settingsOf(other) };
  expect(await runCommand('restore', file, place)).toContain('1 uploaded files');
  const { bytes } = await s3Blobs(other.settings).open(`${id.slice(0, 2)}/${id}`);
  expect((await buffer(bytes)).equals(large)).toBe(true);
  expect(await runVerify(place)).toContain('✓ every uploaded file is what was stored');
  expect(await readdir(place.dataDir)).not.toContain('files');
  await other.close();

  const onDisk = await newPlace();
  await runCommand('restore', file, onDisk);
  const path = join(onDisk.dataDir, 'files', id.slice(0, 2), id);
  expect((await readFile(path)).equals(large)).toBe(true);
  expect(await runVerify(onDisk)).toContain('Everything agrees.');
});

test('verify finds a file of the bucket that has other bytes', async () => {
  const blobs = s3Blobs(s3.settings);
  const name = `${id.slice(0, 2)}/${id}`;
  await blobs.write(name, Buffer.alloc(large.length));
  await expect(runVerify({ ...source, ...settingsOf(s3) })).rejects.toMatchObject({
    stdout: expect.stringContaining(`file ${id}: it is not what was stored`),
  });
  await blobs.write(name, large);
});

test('with the storage away nothing is half saved, and one plain line says why', async () => {
  await s3.stop();
  const place = { ...source, ...settingsOf(s3) };
  const none = join(folder, `${randomUUID()}.backup`);
  const plain = { code: 1, stderr: expect.stringMatching(/^.*(fetch failed|ECONNREFUSED).*\n$/) };
  await expect(runCommand('backup', none, place)).rejects.toMatchObject(plain);
  expect(await readdir(folder)).toEqual(['centre.backup']);
  await expect(runVerify(place)).rejects.toMatchObject(plain);
  await expect(
    runCommand('restore', file, { ...(await newPlace()), ...settingsOf(s3) }),
  ).rejects.toMatchObject(plain);
  await s3.start();
});
