import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { templateFile } from '../connections/open-embedded.ts';
import { type Backend, startBackend } from './backend.ts';
import { Maintenance } from './maintenance.ts';

let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kathok-maintenance-'));
  backend = await startBackend({ cluster: join(dataDir, 'pgdata'), template: templateFile() }, fail);
  vi.useFakeTimers({ toFake: ['Date'] });
  backend.query('CREATE TABLE note (id int, body text)');
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

function fail(error: unknown): never {
  throw error;
}
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const lastCheckpoint = () => backend.query('SELECT redo_lsn FROM pg_control_checkpoint()')[0]![0];
const vacuums = (table: string) =>
  Number(backend.query(`SELECT vacuum_count FROM pg_stat_user_tables WHERE relname = '${table}'`)[0]![0]);

test('a checkpoint after 32 MB of changes, or after five minutes with any', () => {
  const maintenance = new Maintenance(backend);
  const addNotes = (count: number) => {
    backend.query(`INSERT INTO note SELECT i, repeat('x', 1000) FROM generate_series(1, ${count}) i`);
    maintenance.run();
    return lastCheckpoint();
  };
  const first = lastCheckpoint();
  expect(addNotes(500), 'a little').toBe(first);
  const afterMuch = addNotes(40_000);
  expect(afterMuch, 'much').not.toBe(first);
  expect(addNotes(500), 'a little again').toBe(afterMuch);
  pass(6);
  expect(addNotes(500), 'a little, but later').not.toBe(afterMuch);
});

test('all tables are vacuumed once, one at a time, and later only those that changed', () => {
  const maintenance = new Maintenance(backend);
  const tables = Number(backend.query('SELECT count(*) FROM pg_stat_user_tables')[0]![0]);
  pass(2);
  const before = vacuums('note');
  for (let second = 0; second < tables; second++) {
    backend.query('INSERT INTO note VALUES (1)');
    maintenance.run();
  }
  expect(vacuums('note')).toBe(before + 1);
  expect(vacuums('users')).toBe(1);
  backend.query('UPDATE note SET id = id + 1');
  pass(2);
  for (let second = 0; second < 5; second++) {
    backend.query('INSERT INTO note VALUES (1)');
    maintenance.run();
  }
  expect(vacuums('note')).toBe(before + 2);
  expect(vacuums('users')).toBe(1);
  expect(backend.query(`SELECT n_dead_tup FROM pg_stat_user_tables WHERE relname = 'note'`)).toEqual([['0']]);
});

test('while people are at work, counters are vacuumed and grown tables analysed by what was written', () => {
  const maintenance = new Maintenance(backend);
  backend.query('CREATE TABLE counter AS SELECT 1 AS id, 0 AS value; CREATE TABLE grown (id int)');
  for (let commit = 1; commit <= 300; commit += 1) {
    backend.query('UPDATE counter SET value = value + 1');
    backend.query('INSERT INTO grown VALUES (1)');
    // PostgreSQL adds up what was changed once in a second.
    vi.setSystemTime(Date.now() + 50);
    if (maintenance.isDue) maintenance.run();
  }
  expect(vacuums('counter')).toBeGreaterThanOrEqual(2);
  expect(vacuums('users')).toBe(1);
  const expected = backend.query('EXPLAIN SELECT FROM grown')[0]![0]!;
  expect(Number(/rows=(\d+)/.exec(expected)![1])).toBeGreaterThan(100);
});
