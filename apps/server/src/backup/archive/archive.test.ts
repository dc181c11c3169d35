import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TAR_BLOCK } from '../../base/files/tar.ts';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { verifyArchive } from './verify-archive.ts';

let folder: string;
let file: string;

const emptyManifest = {
  format: 'kathok-backup' as const,
  version: 1,
  madeAt: '',
  migrations: [],
  tables: [],
  sequences: [],
  parts: [],
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-archive-'));
  file = join(folder, 'a.backup');
  const archive = await ArchiveWriter.create(file);
  await archive.add('tables/a/000000', Buffer.from('1\tone\n'));
  await archive.addStream(
    'files/u',
    200_000,
    Readable.from([Buffer.alloc(150_000, 'u'), Buffer.alloc(50_000, 'u')]),
  );
  await archive.finish({ ...emptyManifest, parts: archive.parts });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what was written is read, and only the finished file is there', async () => {
  const read: Record<string, number> = {};
  for await (const { path, size } of readArchive({ path: file })) read[path] = size;
  expect(read).toMatchObject({ 'tables/a/000000': 6, 'files/u': 200_000 });
  expect((await verifyArchive({ path: file })).parts).toHaveLength(2);
  expect((await readdir(folder)).sort()).toEqual(['a.backup']);
});

function unpacksTheSame(damaged: Buffer, whole: Buffer): boolean {
  try {
    return gunzipSync(damaged).equals(gunzipSync(whole));
  } catch {
    return false;
  }
}

test('a changed byte is found, wherever it changes anything', async () => {
  // Some hundreds of copies are read, so there is little in it.
  const archive = await ArchiveWriter.create(file, { mayReplace: true });
  await archive.add('tables/a/000000', Buffer.from('1\tone\n'));
  await archive.addStream('files/u', 2_000, Readable.from([Buffer.alloc(2_000, 'u')]));
  await archive.finish({ ...emptyManifest, parts: archive.parts });
  const whole = await readFile(file);
  const copies = Array.from(whole, (byte, at) => Buffer.from(whole).fill(byte ^ 1, at, at + 1));
  const damaged = copies.filter((copy) => !unpacksTheSame(copy, whole));
  expect(damaged.length).toBeGreaterThan(whole.length * 0.9);
  for (const copy of damaged) {
    await writeFile(file, copy);
    await expect(verifyArchive({ path: file })).rejects.toThrow('is damaged or not a backup');
  }
});

test('a part that was changed and packed again is found', async () => {
  const whole = gunzipSync(await readFile(file));
  for (const at of [0, TAR_BLOCK, 100_000, whole.indexOf('"parts"') + 20]) {
    const damaged = Buffer.from(whole);
    damaged[at]! ^= 1;
    await writeFile(file, gzipSync(damaged));
    await expect(verifyArchive({ path: file }), `byte ${at}`).rejects.toThrow('is damaged or not a backup');
  }
});

test('a file that is cut off, empty, or something else is refused', async () => {
  const bytes = await readFile(file);
  for (const content of [bytes.subarray(0, bytes.length - 10), bytes.subarray(0, 300), '', 'hello']) {
    await writeFile(file, content);
    await expect(verifyArchive({ path: file })).rejects.toThrow('is damaged or not a backup');
  }
  await expect(verifyArchive({ path: join(folder, 'none') })).rejects.toThrow('There is no file');
});

test('an abandoned backup leaves the one before as it was', async () => {
  const before = await readFile(file);
  const archive = await ArchiveWriter.create(file, { mayReplace: true });
  await archive.add('tables/a/000000', Buffer.alloc(1_000_000));
  await archive.abandon();
  expect(await readFile(file)).toEqual(before);
  expect((await readdir(folder)).sort()).toEqual(['a.backup']);
});

test('a file that is there, or comes meanwhile, is replaced only on purpose', async () => {
  const before = await readFile(file);
  await expect(ArchiveWriter.create(file)).rejects.toThrow(/already exists.* --force/);

  const other = join(folder, 'b.backup');
  const archive = await ArchiveWriter.create(other);
  await writeFile(other, 'came meanwhile');
  await expect(archive.finish(emptyManifest)).rejects.toThrow(`The file ${other} already exists`);
  await archive.abandon();
  expect(await readFile(other, 'utf8')).toBe('came meanwhile');

  expect(await readFile(file)).toEqual(before);
  const replacement = await ArchiveWriter.create(file, { mayReplace: true });
  await replacement.finish(emptyManifest);
  expect((await verifyArchive({ path: file })).parts).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(['a.backup', 'b.backup']);
});

async function* zeros() {
  for (let megabytes = 0; megabytes < 90; megabytes += 1) yield Buffer.alloc(1024 * 1024);
}

test('an archive that unpacks to far more than a backup does is left alone', async () => {
  const bomb = join(folder, 'bomb.backup');
  const archive = await ArchiveWriter.create(bomb);
  await archive.addStream('files/ab/large', 90 * 1024 * 1024, zeros());
  // What was written is read again before it gets its name.
  const finished = archive.finish({ ...emptyManifest, parts: archive.parts });
  await expect(finished).rejects.toThrow('it unpacks to far more than a backup does');
  await archive.abandon();
  expect(await readdir(folder)).not.toContain('bomb.backup');
});
