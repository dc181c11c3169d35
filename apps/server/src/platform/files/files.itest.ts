import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { systemClock } from '../../base/clock.ts';
import { diskFiles, type FileStore } from './files.ts';
import { createLog } from '../../base/log.ts';
import { sweepFiles } from './sweep-files.ts';
import { systemContext } from '../system-context.ts';

let base: TestDatabase;
let root: string;
let files: FileStore;
beforeAll(async () => {
  base = await openTestDatabase();
  root = join(base.place.dataDir, 'files');
  files = diskFiles(root);
});
afterAll(() => base.close());

const db = () => base.database.kysely;
const put = (text: string) =>
  db()
    .transaction()
    .execute((tx) =>
      files.put(tx, { kind: 'slip', bytes: Buffer.from(text), mediaType: 'image/webp', createdBy: null }),
    );
const onDisk = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a file is kept under a name of ours, for this user only, and comes back as it was', async () => {
  const kept = await put('hello');
  expect(kept.sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824');
  expect(await files.find(db(), kept.id)).toEqual({
    ...kept,
    byteSize: 5,
    mediaType: 'image/webp',
    kind: 'slip',
  });
  expect((await buffer(files.open(kept.id))).toString()).toBe('hello');
  const [path = ''] = onDisk();
  expect(path).toBe(join(root, kept.id.slice(0, 2), kept.id));
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('what no row names is swept away after a while, and nothing else', async () => {
  const [kept, removed] = [await put('kept'), await put('removed')];
  const rolledBack = db()
    .transaction()
    .execute(async (tx) => {
      await files.put(tx, {
        kind: 'slip',
        bytes: Buffer.from('gone'),
        mediaType: 'image/webp',
        createdBy: null,
      });
      throw new Error('no');
    });
  await expect(rolledBack).rejects.toThrow('no');
  await db()
    .transaction()
    .execute((tx) => files.remove(tx, removed.id));
  const before = onDisk();
  const surroundings = { db: db(), clock: systemClock, baseUrl: '', files, log: createLog('silent') };
  const sweep = () =>
    sweepFiles(root)(
      systemContext(surroundings),
      {},
      { id: '', attempt: 1, isLastAttempt: false, pauseIfAsked() {} },
    );

  await sweep();
  expect(onDisk()).toEqual(before);
  const threeDaysAgo = Date.now() / 1000 - 3 * 86_400;
  for (const path of before) utimesSync(path, threeDaysAgo, threeDaysAgo);
  await sweep();
  expect(onDisk()).toHaveLength(before.length - 2);
  expect((await buffer(files.open(kept.id))).toString()).toBe('kept');
});

test('a file that would eat the room left for the database is refused, and nothing of it is kept', async () => {
  const before = onDisk();
  const full = diskFiles(root, Number.MAX_SAFE_INTEGER);
  const file = { kind: 'slip', bytes: Buffer.from('x'), mediaType: 'image/webp', createdBy: null };
  const put = db()
    .transaction()
    .execute((tx) => full.put(tx, file));
  await expect(put).rejects.toMatchObject({ code: 'storage_full', status: 503 });
  expect(onDisk()).toEqual(before);
});
