import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../base/files/blobs/blob-store.ts';
import { diskBlobs } from '../../base/files/blobs/disk-blobs.ts';
import { s3Blobs } from '../../base/files/blobs/s3-blobs.ts';
import { createLog } from '../../base/log.ts';
import { howMany } from '../../testing/how-many.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { type S3Server, startS3 } from '../../testing/s3-server.ts';
import { findBrokenFile } from '../../verify/stored-files.ts';
import { systemContext } from '../system-context.ts';
import { type FileStore, fileStore } from './files.ts';
import { sweepFiles } from './sweep-files.ts';

let base: TestDatabase;
let root: string;
let s3: S3Server;
beforeAll(async () => {
  base = await openTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'kathok-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await base.close();
  await s3.close();
  await rm(root, { recursive: true });
});

const db = () => base.database.kysely;
const day = 24 * 3_600_000;

async function put(files: FileStore, bytes: Uint8Array) {
  const written = await files.write({ bytes, mediaType: 'image/webp' });
  return db()
    .transaction()
    .execute((tx) => files.put(tx, { ...written, kind: 'slip', createdBy: null }));
}
const read = async (files: FileStore, id: string) => buffer(await files.open(id));
async function namesIn(blobs: BlobStore): Promise<string[]> {
  const names = [];
  for await (const { name } of blobs.list()) names.push(name);
  return names.toSorted();
}
async function sweep(blobs: BlobStore, daysLater: number): Promise<void> {
  const clock = { now: () => new Date(Date.now() + daysLater * day) };
  const surroundings = { db: db(), clock, baseUrl: '', files: fileStore(blobs), log: createLog('silent') };
  const run = { id: '', attempt: 1, isLastAttempt: false, pauseIfAsked() {} };
  await sweepFiles(blobs)(systemContext(surroundings), {}, run);
}

describe.each([
  ['the disk', () => diskBlobs(root)],
  ['a bucket', () => s3Blobs(s3.settings)],
])('on %s', (_where, open) => {
  test('a file is kept under a name of ours and comes back as it was, however large', async () => {
    const blobs = open();
    const files = fileStore(blobs);
    const kept = await put(files, Buffer.from('hello'));
    expect(kept.sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824');
    expect(await files.find(db(), kept.id)).toEqual({ ...kept, byteSize: 5, mediaType: 'image/webp' });
    expect((await read(files, kept.id)).toString()).toBe('hello');
    const large = Buffer.alloc(howMany({ test: 6, prove: 25 }) * 1024 * 1024, 'large');
    const { id } = await put(files, large);
    expect((await read(files, id)).equals(large)).toBe(true);
    expect(await namesIn(blobs)).toEqual(
      [kept.id, id].map((name) => `${name.slice(0, 2)}/${name}`).toSorted(),
    );
  });

  test('what no row names is swept away after two days, and nothing else', async () => {
    const blobs = open();
    const files = fileStore(blobs);
    const [kept, removed] = [await put(files, Buffer.from('kept')), await put(files, Buffer.from('removed'))];
    await files.write({ bytes: Buffer.from('rolled back'), mediaType: 'image/webp' });
    await db()
      .transaction()
      .execute((tx) => files.remove(tx, removed.id));
    const before = await namesIn(blobs);

    await sweep(blobs, 1);
    expect(await namesIn(blobs)).toEqual(before);
    await sweep(blobs, 3);
    expect(await namesIn(blobs)).toHaveLength(before.length - 2);
    expect((await read(files, kept.id)).toString()).toBe('kept');
  });

  test('verify names a file with other bytes, and one that is missing; to open it is a 503 that says so', async () => {
    const blobs = open();
    const files = fileStore(blobs);
    await db().deleteFrom('files').execute();
    const { id } = await put(files, Buffer.from('a slip'));
    const name = `${id.slice(0, 2)}/${id}`;
    expect(await findBrokenFile(db(), files)).toBeNull();
    await blobs.write(name, Buffer.from('a Slip'));
    expect(await findBrokenFile(db(), files)).toEqual({
      record: `file ${id}`,
      problem: 'it is not what was stored',
    });
    await blobs.remove(name);
    expect(await findBrokenFile(db(), files)).toEqual({
      record: `file ${id}`,
      problem: 'its file is missing',
    });
    await expect(files.open(id)).rejects.toMatchObject({ code: 'file_unavailable', status: 503 });
  });
});

test('on the disk a file is readable for this user only, and what a crash left behind is swept', async () => {
  const blobs = diskBlobs(root);
  const { id } = await put(fileStore(blobs), Buffer.from('hello'));
  const path = join(root, id.slice(0, 2), id);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await writeFile(`${path}.new`, 'half');
  await sweep(blobs, 3);
  expect(readdirSync(join(root, id.slice(0, 2)))).toEqual([id]);
});

test('a file that would eat the room left for the database is refused, and nothing of it is kept', async () => {
  const before = await namesIn(diskBlobs(root));
  const full = fileStore(diskBlobs(root, { roomToLeave: Number.MAX_SAFE_INTEGER }));
  const write = full.write({ bytes: Buffer.from('x'), mediaType: 'image/webp' });
  await expect(write).rejects.toMatchObject({ code: 'storage_full', status: 503 });
  expect(await namesIn(diskBlobs(root))).toEqual(before);
});

test('a bucket is listed to its end, page by page', async () => {
  const many = await startS3('many-files');
  try {
    const blobs = s3Blobs(many.settings);
    const names = Array.from({ length: 7 }, (_, i) => `a${i % 3}/a${i}`).toSorted();
    for (const name of names) await blobs.write(name, Buffer.from('x'));
    const before = many.requests();
    many.answerBy((request, response, serve) => {
      request.url += '&max-keys=3';
      serve(request, response);
    });
    expect(await namesIn(blobs)).toEqual(names);
    expect(many.requests() - before).toBe(3);
  } finally {
    await many.close();
  }
});

test('a shared disk that is missing answers as a file that cannot be opened', async () => {
  const files = fileStore(diskBlobs(join(root, 'not-mounted')));
  const { id } = await put(fileStore(diskBlobs(root)), Buffer.from('elsewhere'));
  await expect(files.open(id)).rejects.toMatchObject({ code: 'file_unavailable', status: 503 });
  await unlink(join(root, id.slice(0, 2), id));
});
