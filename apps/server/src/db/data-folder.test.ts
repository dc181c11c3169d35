import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataFolder, removeLeftOverSnapshots, snapshotFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder that cannot be made is said in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
    `The data folder ${join(file, 'data')} cannot be written to (ENOTDIR).`,
  );
});

test('copies left over by a backup that died are removed, and nothing else', async () => {
  await mkdir(join(snapshotFolder(folder, 'one'), 'pgdata'), { recursive: true });
  await mkdir(join(folder, 'pgdata'));
  removeLeftOverSnapshots(folder);
  expect(await readdir(folder)).toEqual(['pgdata']);
});
