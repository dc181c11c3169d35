import type { Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, stat, statfs, unlink } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../../app-error.ts';
import { storageFull, storageReadOnly, storageRefusal } from '../../storage/storage-refusal.ts';
import { bytesOfReserve, defaultReserveMb, uploadReserve } from '../../storage/storage.ts';
import { withinTime, withoutStalling } from '../../time-limit.ts';
import { type BlobStore, FileMissing, fileUnavailable, storageUnavailable } from './blob-store.ts';

interface Options {
  /** Uploads stop while there is still room for the database to go on. */
  roomToLeave?: number;
  /** A network disk that is away does not refuse: it never answers. */
  timeLimitMs?: number;
}

/** Files in a folder, which may be one that several servers share. */
export function diskBlobs(root: string, options: Options = {}): BlobStore {
  const { roomToLeave = uploadReserve(bytesOfReserve(defaultReserveMb)), timeLimitMs = 10_000 } = options;
  const pathOf = (name: string) => join(root, name);
  return {
    place: root,
    async write(name, bytes) {
      const path = pathOf(name);
      try {
        await withinTime(timeLimitMs, 'writing a file', writeDurably(path, bytes, roomToLeave));
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (codeOf(error) === 'EACCES') throw storageReadOnly(error);
        throw storageRefusal(error) ?? storageUnavailable(error);
      }
    },
    async open(name) {
      const opening = openFile(pathOf(name));
      try {
        const file = await withinTime(
          timeLimitMs,
          'opening a file',
          opening,
          ({ handle }) => void handle.close(),
        );
        const source = file.handle.createReadStream();
        const bytes = Readable.from(withoutStalling(timeLimitMs, 'reading a file', source), {
          objectMode: false,
        });
        // This closes it also where nobody has begun to read, because they are gone.
        bytes.once('close', () => source.destroy());
        return { byteSize: file.byteSize, bytes };
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? new FileMissing(error) : fileUnavailable(error);
      }
    },
    async *list() {
      for (const entry of await readFolder(root)) {
        const path = join(entry.parentPath, entry.name);
        const { mtime } = await stat(path);
        const name = path.slice(root.length + 1).replaceAll(sep, '/');
        yield { name, changedAt: mtime, isWhole: !name.endsWith(unfinished) };
      }
    },
    remove: (name) => unlink(pathOf(name)),
  };
}

const unfinished = '.new';
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function openFile(path: string): Promise<{ handle: FileHandle; byteSize: number }> {
  const handle = await open(path);
  try {
    return { handle, byteSize: (await handle.stat()).size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array, roomToLeave: number): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < roomToLeave + bytes.length) throw storageFull();
  const file = await open(`${path}${unfinished}`, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}${unfinished}`, path);
  await syncFolder(folder);
  await syncFolder(dirname(folder));
}

/** Makes the new name survive a power cut, without stopping everybody else while a slow disk does it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function readFolder(path: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
