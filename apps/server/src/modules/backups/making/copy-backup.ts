import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../../base/files/durable-files.ts';

/** Under another name until every byte has been read back from there; what was there before stays if anything fails. */
export async function copyBackup(
  from: string,
  to: string,
  sha256: string,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${to}.tmp`;
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(createReadStream(from), output, { ...(signal && { signal }) });
    const hash = createHash('sha256');
    await pipeline(createReadStream(unfinished), hash, { ...(signal && { signal }) });
    if (hash.digest('hex') !== sha256) throw new Error('The copy is not what was copied.');
    await rename(unfinished, to);
    syncFolder(dirname(to));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}
