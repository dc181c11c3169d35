import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { thisProcess } from './lock-holder.ts';
import { acquireLock } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lost = (error: Error) => {
  throw error;
};
const leave = (content: string) => writeFile(join(folder, 'lock.7'), content);

test('who comes second is told who holds the folder, until it is given back', async () => {
  const release = await acquireLock(folder, lost);
  await expect(acquireLock(folder, lost)).rejects.toThrow(
    `${folder} is in use by process ${process.pid} since `,
  );
  release();
  const again = await acquireLock(folder, lost);
  again();
  expect(await readdir(folder)).toEqual(['lock.2']);
});

test.for([
  { left: 'a process that is dead', content: JSON.stringify({ ...thisProcess(), pid: 4_194_304 }) },
  {
    left: 'another process with the same number',
    content: JSON.stringify({ ...thisProcess(), started: '1' }),
  },
  { left: 'a power cut, torn', content: '{"pid": 12' },
  { left: 'a clean stop', content: '' },
])('a lock left by $left is taken over', async ({ content }) => {
  await leave(content);
  const release = await acquireLock(folder, lost);
  expect(await readdir(folder)).toEqual(['lock.8']);
  release();
});

test('of many that come at one moment one gets it', async () => {
  await leave('');
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(folder, lost)));
  const held = all.filter((result) => result.status === 'fulfilled');
  expect(held).toHaveLength(1);
  held[0]!.value();
});

test('a holder on another machine is alive as long as its lock is touched', async () => {
  await leave(JSON.stringify({ ...thisProcess(), machine: 'elsewhere' }));
  const beat = setInterval(
    () => void leave(JSON.stringify({ ...thisProcess(), machine: 'elsewhere' })),
    1_000,
  );
  await expect(acquireLock(folder, lost)).rejects.toThrow('is in use by');
  clearInterval(beat);
  const release = await acquireLock(folder, lost);
  release();
  expect(await readdir(folder)).toEqual(['lock.8']);
});
