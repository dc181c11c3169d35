import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/open-database.ts';
import { howMany } from '../testing/how-many.ts';
import { startControlSocket } from './control-socket.ts';
import { runCommand } from './run-command.ts';
import { addSampleData } from './sample-data.ts';

const backups = howMany({ test: 1, prove: 20 });
let folder: string;
let dataDir: string;
let database: Database;
let control: { close(): Promise<void> };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-running-'));
  dataDir = join(folder, 'data');
  database = await openDatabase({ dataDir });
  await addSampleData(database.pool, dataDir);
  control = await startControlSocket(dataDir, database);
});
afterAll(async () => {
  await control.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

let acknowledged = 0;

/** Adds audit entries one after the other until told to stop, and counts those that were acknowledged. */
function keepWriting(pool: Database['pool']) {
  const state = { longestWaitMs: 0, isOver: false };
  const insert = `INSERT INTO audit_entries (at, actor_name, action, entity, entity_id) VALUES (now(), 'Pema', 'load', 'test', $1)`;
  const finished = (async () => {
    while (!state.isOver) {
      const begun = performance.now();
      await pool.query(insert, [String(acknowledged + 1)]);
      acknowledged++;
      state.longestWaitMs = Math.max(state.longestWaitMs, performance.now() - begun);
    }
  })();
  return { state, finished };
}

async function restoredEntries(file: string, target: string) {
  await runCommand('restore', file, { dataDir: target });
  const restored = await openDatabase({ dataDir: target });
  const { rows } = await restored.pool.query<{ count: number; last: number; seals: boolean }>(`
    SELECT count(*), max(entity_id::int) AS last,
      (SELECT count(*) FROM audit_seals) + (SELECT count(*) FROM audit_unsealed) = (SELECT count(*) FROM audit_entries) AS seals
    FROM audit_entries WHERE action = 'load'`);
  await restored.close();
  return rows[0]!;
}

test(
  `${backups} backups beside a server that writes all the time: each is one acknowledged moment`,
  async () => {
    for (let round = 0; round < backups; round++) {
      const file = join(folder, `${round}.backup`);
      const began = performance.now();
      const before = acknowledged;
      const writing = keepWriting(database.pool);
      expect(await runCommand('backup', file, { dataDir })).toMatch(
        /^Saved \d+ rows of \d+ tables and 2 uploaded files/,
      );
      const after = acknowledged;
      writing.state.isOver = true;
      await writing.finished;
      expect(after).toBeGreaterThan(before);
      const { count, last, seals } = await restoredEntries(file, join(folder, `restored-${round}`));
      expect({ count, seals }).toEqual({ count: last, seals: true });
      expect(last).toBeGreaterThanOrEqual(before);
      expect(last).toBeLessThanOrEqual(after + 1);
      // Nobody waits for as long as a backup takes.
      expect(writing.state.longestWaitMs).toBeLessThan((performance.now() - began) / 3);
    }
  },
  240_000 + backups * 60_000,
);

test('the way in is for its own user only, and no copy is left behind', async () => {
  expect((await stat(join(dataDir, 'control.sock'))).mode & 0o777).toBe(0o600);
  await expect
    .poll(async () => (await readdir(dataDir)).filter((name) => name.startsWith('snapshot.')))
    .toEqual([]);
});

test('restore beside a running server is refused', async () => {
  const file = join(folder, '0.backup');
  await expect(runCommand('restore', file, { dataDir })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${dataDir} is in use by process ${process.pid}`),
  });
});
