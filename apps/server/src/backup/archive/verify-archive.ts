import { createHash } from 'node:crypto';
import { type BackupFile, readArchive } from './archive-reader.ts';
import { DamagedBackup, type Manifest, MANIFEST_PATH, parseManifest, type Part } from './manifest.ts';
import { StartError } from '../../base/start/start-error.ts';

/** A hundred thousand uploads have a table of contents of 15 MB. */
const largestManifest = 256 * 1024 * 1024;

/** Reads the whole file once before anything is touched, and answers with its table of contents. */
export async function verifyArchive(opened: BackupFile): Promise<Manifest> {
  const { path: file } = opened;
  const found: Part[] = [];
  let text: string | undefined;
  try {
    for await (const { path, size, body } of readArchive(opened)) {
      if (path === MANIFEST_PATH && size > largestManifest)
        throw new Error('its table of contents is too long');
      const hash = createHash('sha256');
      const chunks: Buffer[] = [];
      for await (const chunk of body) {
        hash.update(chunk);
        if (path === MANIFEST_PATH) chunks.push(chunk);
      }
      if (path === MANIFEST_PATH) text = Buffer.concat(chunks).toString('utf8');
      else found.push({ path, size, sha256: hash.digest('hex') });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`There is no file ${file}.`);
    throw new DamagedBackup(file, (error as Error).message, error);
  }
  if (text === undefined) throw new DamagedBackup(file, 'it has no table of contents');
  const manifest = parseManifest(file, text);
  assertSameParts(file, manifest.parts, found);
  return manifest;
}

function assertSameParts(file: string, expected: Part[], found: Part[]): void {
  const wrong = expected.find((part, index) => JSON.stringify(found[index]) !== JSON.stringify(part));
  if (wrong) throw new DamagedBackup(file, `${wrong.path} is missing or has changed`);
  if (found.length !== expected.length) throw new DamagedBackup(file, 'it has more parts than it names');
}
