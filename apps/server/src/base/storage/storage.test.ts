import { expect, test } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { lookAtFolder, takesRecords, watchStorage } from './storage.ts';

const megabyte = 1024 * 1024;

/** Two folders whose free space a test decides. */
function disks(databaseFolder: string | undefined) {
  const free = { data: 1000 * megabyte, files: 1000 * megabyte };
  const writable = { data: true, files: true };
  const { log, lines } = capturedLog();
  const start = () =>
    watchStorage({
      databaseFolder,
      uploadsFolder: 'files',
      reserveBytes: 64 * megabyte,
      log,
      everyMs: 5,
      look: async (folder) => {
        const name = folder as 'data' | 'files';
        return { freeBytes: free[name], isWritable: writable[name] };
      },
    });
  return { free, writable, start, lines };
}

test('files stop before records do, and all of it goes on by itself when there is room again', async () => {
  const { free, start, lines } = disks('data');
  const storage = await start();
  const after = async (bytes: number) => {
    free.data = free.files = bytes;
    await storage.lookNow();
    return [storage.state, storage.uploads, takesRecords(storage)];
  };
  expect(await after(1000 * megabyte)).toEqual(['ok', 'ok', true]);
  expect(await after(127 * megabyte)).toEqual(['low', 'full', true]);
  expect(await after(63 * megabyte)).toEqual(['full', 'full', false]);
  expect(await after(0)).toEqual(['full', 'full', false]);
  expect(await after(500 * megabyte)).toEqual(['ok', 'ok', true]);
  storage.close();
  expect(lines.map((line) => JSON.parse(line).storage)).toEqual(['ok', 'low', 'full', 'ok']);
});

test('it looks again by itself', async () => {
  const { free, start } = disks('data');
  const storage = await start();
  free.data = 0;
  await expect.poll(() => storage.state, { timeout: 60_000 }).toBe('full');
  free.data = 1000 * megabyte;
  await expect.poll(() => storage.state, { timeout: 60_000 }).toBe('ok');
  storage.close();
});

test('a folder that cannot be written to is told apart from a full one', async () => {
  const { writable, start } = disks('data');
  const storage = await start();
  writable.data = false;
  await storage.lookNow();
  expect([storage.state, takesRecords(storage)]).toEqual(['read_only', false]);
  writable.data = true;
  writable.files = false;
  await storage.lookNow();
  expect([storage.state, storage.uploads, takesRecords(storage)]).toEqual(['low', 'read_only', true]);
  storage.close();
});

test('where a PostgreSQL server keeps the records, a full data folder stops files only', async () => {
  const { free, start } = disks(undefined);
  free.files = 0;
  const storage = await start();
  expect([storage.state, storage.uploads, takesRecords(storage)]).toEqual(['low', 'full', true]);
  storage.close();
});

test('a real folder has room and can be written to; one that is gone has neither', async () => {
  const { freeBytes, isWritable } = await lookAtFolder('.');
  expect(freeBytes).toBeGreaterThan(0);
  expect(isWritable).toBe(true);
  const { log } = capturedLog();
  const gone = { databaseFolder: '/nowhere', uploadsFolder: '/nowhere', reserveBytes: 0, log };
  const storage = await watchStorage(gone);
  expect(storage.state).toBe('read_only');
  storage.close();
});
