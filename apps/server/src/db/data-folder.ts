import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../base/start/start-error.ts';

const SNAPSHOT = 'snapshot.';

export const clusterFolder = (dataDir: string): string => join(dataDir, 'pgdata');
export const snapshotFolder = (dataDir: string, id: string): string => join(dataDir, SNAPSHOT + id);

export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

export function notWritable(dataDir: string, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return tooFull(dataDir, error);
  return new StartError(`The data folder ${dataDir} cannot be written to (${code ?? message}).`, {
    cause: error,
  });
}

export const tooFull = (dataDir: string, cause: unknown): StartError =>
  new StartError(`There is too little space left in the data folder ${dataDir}; free some and start again.`, {
    cause,
  });

/** Copies whose backup died; the caller holds the lock, so no other backup is under way. */
export function removeLeftOverSnapshots(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(SNAPSHOT)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
