import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../base/files/durable-files.ts';
import { readArchive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { DamagedBackup } from './manifest.ts';

const FOLDER = 'files';
const UNFINISHED = '.new';

/** After the database: uploads never change, so all that its rows name is there, and more does no harm. */
export async function saveUploads(dataDir: string, archive: ArchiveWriter): Promise<number> {
  const root = join(dataDir, FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  let count = 0;
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue;
    const source = join(entry.parentPath, entry.name);
    const path = source.slice(dataDir.length + 1).replaceAll(sep, '/');
    if (await archive.addFile(path, source)) count++; // it may have been removed meanwhile
  }
  return count;
}

/** Can be repeated after an interruption: each file is synced before it gets its name. */
export async function restoreUploads(dataDir: string, file: string): Promise<number> {
  const folders = new Set<string>();
  let count = 0;
  for await (const { path, body } of readArchive(file)) {
    if (!path.startsWith(`${FOLDER}/`)) continue;
    if (path.split('/').includes('..')) throw new DamagedBackup(file, `${path} leads out of its folder`);
    const target = join(dataDir, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(body, createWriteStream(target + UNFINISHED, { mode: 0o600, flush: true }));
    await rename(target + UNFINISHED, target);
    folders.add(dirname(target));
    count++;
  }
  for (const folder of folders) {
    for (let each = folder; each.length >= dataDir.length; each = dirname(each)) syncFolder(each);
  }
  return count;
}
