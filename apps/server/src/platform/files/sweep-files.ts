import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { findFileIds } from './file.repository.ts';
import type { JobHandler } from '../jobs/job-handler.ts';

// Long enough for every transaction that wrote a file to have ended, and for a backup that saw it.
const graceMs = 2 * 24 * 60 * 60 * 1000;

/** Removes the bytes that no row names: of uploads that were rolled back, and of files that were removed. */
export function sweepFiles(root: string): JobHandler {
  return async ({ db, now }) => {
    for (const folder of await readFolder(root)) {
      const names = await readFolder(join(root, folder));
      const named = await findFileIds(db, names.filter(isId));
      for (const name of names.filter((name) => !named.has(name))) {
        const path = join(root, folder, name);
        const { mtimeMs } = await stat(path);
        if (now.getTime() - mtimeMs > graceMs) await unlink(path);
      }
    }
  };
}

const isId = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

async function readFolder(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
