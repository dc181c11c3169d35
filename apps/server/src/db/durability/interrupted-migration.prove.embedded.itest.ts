import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterFolder } from '../data-folder.ts';
import { copyCluster } from '../embedded/cluster-archive.ts';
import { readMigrations } from '../migrations/read-migrations.ts';
import { openDatabase } from '../open-database.ts';
import { howMany } from '../../testing/how-many.ts';
import { buildProgram, runProgram } from './run-program.ts';

const kills = howMany({ test: 1, prove: 100 });
let folder: string;
const unmigrated = () => join(folder, 'unmigrated');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-migration-'));
  await buildProgram('migrator');
  const database = await openDatabase({ dataDir: unmigrated(), template: false });
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function killAfter(dataDir: string, ms: number): Promise<void> {
  const migrator = runProgram('migrator', [dataDir]);
  await migrator.said('OPEN');
  await sleep(ms);
  migrator.process.kill('SIGKILL');
  await migrator.ended;
}

test('killed at any moment of a migration, the next start completes it', async () => {
  for (let round = 0; round < kills; round++) {
    const dataDir = join(folder, `round-${round}`);
    copyCluster(clusterFolder(unmigrated()), clusterFolder(dataDir));
    await killAfter(dataDir, ((round + 0.5) / kills) * 200);
    const again = runProgram('migrator', [dataDir]);
    await again.said('MIGRATED');
    expect(await again.ended).toBe(0);
    const { pool, close } = await openDatabase({ dataDir });
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM migration ORDER BY name');
    await close();
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  }
});
