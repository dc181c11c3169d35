import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabasePlace, migratedPlace } from '../../testing/database-place.ts';
import { clusterFolder } from '../data-folder.ts';
import { templateFile } from '../connections/open-embedded.ts';
import { startThread } from './database-thread.ts';
import { EmbeddedPool } from './pool.ts';
import { type EmbeddedServer, startServer } from './server.ts';

let place: DatabasePlace;
let server: EmbeddedServer;
let pool: EmbeddedPool;
/** Ends the database at once, as PostgreSQL does when it cannot write its log, and gives this as its last word. */
let end: (lastWord: string) => Promise<void>;
const disk = { freeBytes: 0, isWritable: true };
const fatal: string[] = [];

beforeEach(async () => {
  fatal.length = 0;
  Object.assign(disk, { freeBytes: 0, isWritable: true });
  place = await migratedPlace();
  const options = { cluster: clusterFolder(place.dataDir), template: templateFile() };
  server = await startServer(options, ({ message }) => fatal.push(message), {
    look: async () => ({ ...disk }),
    start: async (given, onEnd) => {
      let isEnded = false;
      const thread = await startThread(given, (reason) => isEnded || onEnd(reason));
      end = async (lastWord) => {
        isEnded = true;
        await thread.terminate();
        onEnd(lastWord);
      };
      return thread;
    },
  });
  pool = new EmbeddedPool(server, { connectionTimeoutMillis: 60_000 });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  await pool.query('CREATE TABLE note (id int)');
});
afterEach(async () => {
  await server.stop(5_000);
  await place.remove();
});

/** A connection that was open may still end with the database; the next one is told why. */
const refusal = () =>
  pool.query('SELECT 1').then(
    () => 'none',
    ({ code }: { code?: string }) => code,
  );

const panic = 'PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device';

test('after a full disk it comes back by itself with everything acknowledged, as soon as there is room', async () => {
  await pool.query('INSERT INTO note VALUES (1)');
  await end(panic);
  await expect.poll(refusal, { timeout: 60_000 }).toBe('53100');
  await sleep(1_500);
  await expect(pool.query('SELECT 1'), 'it waits for room').rejects.toMatchObject({ code: '53100' });
  disk.freeBytes = 100 * 1024 * 1024;
  const readAgain = () =>
    pool.query('SELECT id FROM note').then(
      ({ rows }) => rows,
      () => [],
    );
  await expect.poll(readAgain, { timeout: 60_000 }).toEqual([{ id: 1 }]);
  await pool.query('INSERT INTO note VALUES (2)');
  expect(fatal).toEqual([]);
});

const answer = () =>
  pool.query('SELECT 1 AS one').then(
    ({ rows }) => rows,
    () => [],
  );

test('the same when the folder became read-only', async () => {
  Object.assign(disk, { freeBytes: 1e12, isWritable: false });
  await end('PANIC:  could not open file "pg_wal/000000010000000000000002": Read-only file system');
  await expect.poll(refusal, { timeout: 60_000 }).toBe('25006');
  disk.isWritable = true;
  await expect.poll(answer, { timeout: 60_000 }).toEqual([{ one: 1 }]);
});

test('what is not about storage is fatal, as nobody knows what it left behind', async () => {
  await end('PANIC:  corrupted item lengths');
  expect(fatal).toEqual([expect.stringContaining('corrupted item lengths')]);
});
