import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackupFile, readArchive } from '../archive/archive-reader.ts';
import { ArchiveWriter } from '../archive/archive-writer.ts';
import { verifyArchive } from '../archive/verify-archive.ts';
import { decrypting, encrypting, firstEncryptedByte } from './chunks.ts';
import { newHeader } from './header.ts';
import { type BackupLock, lockOfPassphrase } from './keys.ts';

const passphrase = 'snow lion over the pass';
const chunk = 64 * 1024;
let folder: string;
let file: string;
let lock: BackupLock;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-encrypted-'));
  file = join(folder, 'a.backup');
  lock = await lockOfPassphrase(passphrase);
  const archive = await ArchiveWriter.create(file, { lock });
  await archive.add('tables/a/000000', Buffer.from('1\tDorji Wangmo\n'.repeat(2000)));
  const manifest = { format: 'kathok-backup' as const, version: 1, madeAt: '', migrations: [], tables: [] };
  await archive.finish({ ...manifest, sequences: [], parts: archive.parts });
});
afterAll(() => rm(folder, { recursive: true }));

async function encrypted(text: Buffer): Promise<{ bytes: Buffer; key: Buffer }> {
  const opening = newHeader(lock);
  const stream = encrypting(opening);
  stream.end(text);
  return { bytes: await buffer(stream), key: opening.key };
}

function decrypted(bytes: Buffer, key: Buffer): Promise<Buffer> {
  const stream = decrypting(key);
  stream.end(bytes.subarray(firstEncryptedByte));
  return buffer(stream);
}

test('what was encrypted is read with the passphrase, however it was typed, and nothing of it without', async () => {
  const paths: string[] = [];
  for await (const { path } of readArchive(await openBackupFile(file, ` ${passphrase}\n`))) paths.push(path);
  expect(paths).toEqual(['tables/a/000000', 'manifest.json']);
  expect((await readFile(file)).includes('tables/a')).toBe(false);
  await expect(openBackupFile(file)).rejects.toThrow('is encrypted; its passphrase is needed');
  await expect(openBackupFile(file, 'snow lion over the past')).rejects.toThrow('does not open the backup');
});

test('the lock of the plan opens nothing, and two backups share no key', async () => {
  const [one, other] = [await encrypted(Buffer.from('one')), await encrypted(Buffer.from('one'))];
  expect(one.key.equals(other.key)).toBe(false);
  expect(one.bytes.includes(lock.publicKey)).toBe(true);
  await expect(decrypted(one.bytes, lock.publicKey)).rejects.toThrow('was changed or cut off');
  await expect(decrypted(one.bytes, other.key)).rejects.toThrow('was changed or cut off');
});

test.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 5])(
  '%i bytes come back as they were, also where the last chunk is full',
  async (length) => {
    const text = Buffer.alloc(length, 'kathok');
    const { bytes, key } = await encrypted(text);
    expect((await decrypted(bytes, key)).equals(text)).toBe(true);
  },
);

test('a byte that was changed, chunks that were swapped, left out or cut off are found', async () => {
  const { bytes, key } = await encrypted(Buffer.alloc(3 * chunk + 5, 'kathok'));
  const size = chunk + 16;
  const [head, first, second, rest] = [
    bytes.subarray(0, firstEncryptedByte),
    bytes.subarray(firstEncryptedByte, firstEncryptedByte + size),
    bytes.subarray(firstEncryptedByte + size, firstEncryptedByte + 2 * size),
    bytes.subarray(firstEncryptedByte + 2 * size),
  ];
  const changed = Buffer.from(bytes);
  changed[firstEncryptedByte + 70_000]! ^= 1;
  const spoiled = [
    changed,
    Buffer.concat([head, second, first, rest]),
    Buffer.concat([head, first, rest]),
    Buffer.concat([head, first, second]),
    Buffer.concat([head, first, second, rest.subarray(0, size)]),
    bytes.subarray(0, -1),
    Buffer.concat([bytes, first]),
    head,
  ];
  for (const [at, copy] of spoiled.entries())
    await expect(decrypted(copy, key), `${at}`).rejects.toThrow(/was changed or cut off|ends too early/);
});

test('another header does not open, and a newer one is refused in words', async () => {
  const whole = await readFile(file);
  const other = join(folder, 'other.backup');
  // The public half of the key of this file alone: the passphrase is right, and the key another one.
  for (const at of [16 + 1 + 16 + 32, firstEncryptedByte - 1]) {
    const copy = Buffer.from(whole);
    copy[at]! ^= 1;
    await writeFile(other, copy);
    await expect(verifyArchive(await openBackupFile(other, passphrase))).rejects.toThrow('is damaged');
  }
  await writeFile(other, Buffer.from(whole).fill(2, 16, 17));
  await expect(openBackupFile(other, passphrase)).rejects.toThrow('encrypted by a newer program');
});
