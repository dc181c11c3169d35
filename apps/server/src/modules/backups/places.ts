import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, realpath, rm, statfs, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { BackupProblem } from '@kathok/contract';
import { withinTime } from '../../base/time-limit.ts';

/** Says that this folder was chosen for backups: a disk that is not there leaves an empty folder of the same name. */
const marker = '.kathok-backups';
/** A network disk that is away never answers. */
const patienceMs = 5_000;

export interface PlaceState {
  problem: BackupProblem | null;
  freeBytes: number | null;
}

const lies = (root: string, path: string) => {
  const way = relative(root, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(root, way) === path);
};

/** The folder itself, where it may be used: below a root that the operator allows, also where links lead. */
export async function allowedFolder(path: string, roots: readonly string[]): Promise<string | undefined> {
  const folder = resolve(path);
  if (folder !== path.replace(/(?<=.)\/+$/, '') || !roots.some((root) => lies(resolve(root), folder)))
    return undefined;
  const real = await realPathOf(folder);
  const realRoots = await Promise.all(roots.map((root) => realPathOf(resolve(root))));
  return realRoots.some((root) => lies(root, real)) ? folder : undefined;
}

/** Of a folder that is not there yet, that of the nearest one above it. */
async function realPathOf(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    const above = resolve(folder, '..');
    return above === folder ? folder : join(await realPathOf(above), relative(above, folder));
  }
}

/** Makes the folder and marks it. Only when somebody chooses it: later a missing mark means that the disk is missing. */
export async function prepareFolder(folder: string): Promise<BackupProblem | null> {
  try {
    await within(mkdir(folder, { recursive: true, mode: 0o700 }));
    await within(
      writeFile(join(folder, marker), 'Backups of Kathok Membership are kept here.\n', { mode: 0o600 }),
    );
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

export async function lookAtPlace(folder: string): Promise<PlaceState> {
  try {
    await within(readFile(join(folder, marker)));
    const { bavail, bsize } = await within(statfs(folder));
    const isWritable = await within(access(folder, constants.W_OK)).then(
      () => true,
      () => false,
    );
    return { problem: isWritable ? null : 'unwritable', freeBytes: bavail * bsize };
  } catch (error) {
    return { problem: problemOf(error), freeBytes: null };
  }
}

export function problemOf(error: unknown): BackupProblem {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EIO' || code === 'ENODEV') return 'absent';
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'unwritable' : 'failed';
}

export const isThere = (folder: string, name: string): boolean => existsSync(join(folder, name));
export const removeBackup = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });

const within = <Result>(work: Promise<Result>) =>
  withinTime(patienceMs, 'looking at a folder for backups', work);
