import { rmSync } from 'node:fs';
import { openDatabase } from '../db/open-database.ts';
import { openBlobs } from '../base/files/blobs/open-blobs.ts';
import { fileStore } from '../platform/files/files.ts';
import { findBrokenFile } from '../verify/stored-files.ts';
import { findDisagreements } from '../verify/verify.ts';
import type { BackupFile } from './archive/archive-reader.ts';
import { readContents } from './database/contents.ts';
import type { DrillFacts } from './process/orders.ts';
import { restoreFile } from './restore.ts';

/**
 * Brings a backup back into an empty folder, with a database of its own beside the one that runs, has `verify` look at it, and
 * takes it away again. No job runs there, so nobody is written to.
 */
export async function drill(scratch: string, file: BackupFile): Promise<DrillFacts> {
  rmSync(scratch, { recursive: true, force: true });
  try {
    const { files } = await restoreFile({ dataDir: scratch }, file);
    const database = await openDatabase({ dataDir: scratch });
    try {
      const problems = (await findDisagreements(database.kysely)).map(
        ({ check, disagreement }) => `${check}: ${disagreement!.record}: ${disagreement!.problem}`,
      );
      const broken = await findBrokenFile(database.kysely, fileStore(openBlobs({ dataDir: scratch })));
      if (broken)
        problems.push(`every uploaded file is what was stored: ${broken.record}: ${broken.problem}`);
      const client = await database.pool.connect();
      await client.query('BEGIN');
      const contents = await readContents(client).finally(() => client.release(true));
      return { contents: contents ? { ...contents, files } : null, problems };
    } finally {
      await database.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
