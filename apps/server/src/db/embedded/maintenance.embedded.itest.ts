import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { templateFile } from '../open-embedded.ts';
import { type Backend, startBackend } from './backend.ts';
import { Maintenance } from './maintenance.ts';

let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kathok-maintenance-'));
  const fail = (error: unknown) => {
    throw error;
  };
  backend = await startBackend({ cluster: join(dataDir, 'pgdata'), template: templateFile() }, fail);
  vi.useFakeTimers({ toFake: ['Date'] });
  backend.query('CREATE TABLE note (id int, body text)');
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const walSinceCheckpoint = () =>
  Number(
    backend.query(
      'SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) FROM pg_control_checkpoint()',
    )[0]![0],
  );
const vacuums = (table: string) =>
  Number(backend.query(`SELECT vacuum_count FROM pg_stat_user_tables WHERE relname = '${table}'`)[0]![0]);

test('a checkpoint after 32 MB of changes, or after five minutes with any', () => {
  const maintenance = new Maintenance(backend);
  backend.query(`INSERT INTO note SELECT i, repeat('x', 100) FROM generate_series(1, 5000) i`);
  maintenance.run();
  const before = walSinceCheckpoint();
  expect(before).toBeGreaterThan(500_000);
  pass(6);
  backend.query('INSERT INTO note VALUES (0)');
  maintenance.run();
  expect(walSinceCheckpoint()).toBeLessThan(10_000);
  backend.query(`INSERT INTO note SELECT i, repeat('x', 1000) FROM generate_series(1, 40000) i`);
  expect(walSinceCheckpoint()).toBeGreaterThan(32 * 1024 * 1024);
  maintenance.run();
  expect(walSinceCheckpoint()).toBeLessThan(1_000_000);
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
