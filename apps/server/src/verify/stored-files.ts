import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { FileMissing } from '../base/files/blobs/blob-store.ts';
import type { Db, Tx } from '../db/open-database.ts';
import type { FileStore, StoredFile } from '../platform/files/files.ts';
import type { Disagreement } from './checks.ts';

/** Slips, documents and pictures: the bytes in the store against the hash that was taken when they came. */
export async function findBrokenFile(
  db: Db | Tx,
  files: FileStore,
  portion = 1000,
): Promise<Disagreement | null> {
  for (let after: string | undefined; ;) {
    const stored = await readFiles(db, after, portion);
    if (stored.length === 0) return null;
    for (const file of stored) {
      const problem = await problemOf(file, files);
      if (problem) return { record: `file ${file.id}`, problem };
    }
    after = stored.at(-1)?.id;
  }
}

function readFiles(db: Db | Tx, after: string | undefined, portion: number) {
  return db
    .selectFrom('files')
    .select(['id', 'byteSize', 'sha256'])
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(portion)
    .execute();
}

async function problemOf(
  { id, byteSize, sha256 }: Pick<StoredFile, 'id' | 'byteSize' | 'sha256'>,
  files: FileStore,
): Promise<string | null> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(await files.open(id), async (chunks) => {
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        size += chunk.length;
        hash.update(chunk);
      }
    });
  } catch (error) {
    if (error instanceof FileMissing) return 'its file is missing';
    throw error;
  }
  return size === byteSize && hash.digest('hex') === sha256 ? null : 'it is not what was stored';
}
