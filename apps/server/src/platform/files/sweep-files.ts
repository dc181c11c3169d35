import type { BlobStore } from '../../base/files/blobs/blob-store.ts';
import { findFileIds } from './file.repository.ts';
import type { JobHandler } from '../jobs/job-handler.ts';

// Long enough for every transaction that wrote a file to have ended, and for a backup that saw it.
const graceMs = 2 * 24 * 60 * 60 * 1000;
const portion = 500;

/** Removes the bytes that no row names: of uploads that were rolled back, and of files that were removed. */
export function sweepFiles(blobs: BlobStore): JobHandler {
  return async ({ db, now }, _payload, { pauseIfAsked }) => {
    let old: string[] = [];
    async function sweep(): Promise<void> {
      pauseIfAsked();
      const named = await findFileIds(db, old.map(idOf).filter(isId));
      for (const name of old) if (!named.has(idOf(name))) await blobs.remove(name);
      old = [];
    }
    for await (const { name, changedAt } of blobs.list()) {
      if (now.getTime() - changedAt.getTime() > graceMs) old.push(name);
      if (old.length === portion) await sweep();
    }
    await sweep();
  };
}

const idOf = (name: string) => name.split('/').at(-1) ?? '';
const isId = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
