import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../../base/start/start-error.ts';
import { isAlive, readHolder, thisProcess } from './lock-holder.ts';

const HEARTBEAT_MS = 1_000;

/**
 * Takes the exclusive right to `folder` and returns the function that gives it back.
 *
 * Lock files are numbered and the highest number owns the folder. A stale lock is never deleted to take it over
 * (two starters could each delete the other's fresh lock): the next number is created instead, which link() grants
 * to one process only. A slow starter that re-creates a number the others have already passed sees the higher one
 * afterwards and steps back.
 */
export async function acquireLock(folder: string, onLost: (error: Error) => void): Promise<() => void> {
  const file = (generation: number) => join(folder, `lock.${generation}`);
  const draft = join(folder, `draft.${randomUUID()}`);
  try {
    // Linked when complete, so nobody reads half a lock.
    fs.writeFileSync(draft, JSON.stringify(thisProcess()), { mode: 0o600 });
    for (;;) {
      const newest = generations(folder).at(-1) ?? 0;
      await refuseIfHeld(folder, file(newest));
      const mine = newest + 1;
      if (!link(draft, file(mine))) continue;
      if (generations(folder).at(-1) !== mine) {
        fs.rmSync(file(mine), { force: true });
        continue;
      }
      for (const old of generations(folder)) if (old < mine) fs.rmSync(file(old), { force: true });
      return keepAlive(file(mine), onLost);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

async function refuseIfHeld(folder: string, path: string): Promise<void> {
  const holder = readHolder(path);
  if (!holder || !(await isAlive(holder, path))) return;
  const since = holder.since.slice(0, 19).replace('T', ' ');
  throw new StartError(
    `The data folder ${folder} is in use by process ${holder.pid} since ${since} UTC; stop that process first.`,
  );
}

function keepAlive(path: string, onLost: (error: Error) => void): () => void {
  let isReleased = false;
  const touch = () =>
    fs.utimes(path, new Date(), new Date(), (error) => {
      // A folder that is read-only for a while keeps the lock; only a file that is no longer there is lost.
      if (error?.code === 'ENOENT' && !isReleased)
        onLost(new Error(`The lock of the data folder is gone: ${error.message}`));
    });
  const beat = setInterval(touch, HEARTBEAT_MS).unref();
  return () => {
    isReleased = true;
    clearInterval(beat);
    // Emptied, not deleted: the numbers must not start again while a slow starter still holds an old one. Where that
    // fails, as in a read-only folder, the next start finds that this process is no longer alive.
    try {
      fs.truncateSync(path);
    } catch {}
  };
}

function generations(folder: string): number[] {
  return fs
    .readdirSync(folder)
    .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function link(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
