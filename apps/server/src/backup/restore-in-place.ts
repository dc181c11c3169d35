import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupOrder } from './process/orders.ts';
import { runOrder } from './process/run-order.ts';
import type { Config } from '../base/start/config.ts';
import { syncFolder } from '../base/files/durable-files.ts';
import { filesFolder } from '../base/files/blobs/open-blobs.ts';
import type { Log } from '../base/log.ts';
import { clusterFolder } from '../db/data-folder.ts';
import type { Restart } from '../running-server.ts';

/** Uploads and unfinished work lie here; nothing in it outlives a start. */
export const spoolFolder = (dataDir: string): string => join(dataDir, 'spool');

interface RestoreState {
  state: 'none' | 'running' | 'failed';
  detail: string | null;
}

let now: RestoreState = { state: 'none', detail: null };
export const restoreState = (): RestoreState => now;

let isJustRestored = false;
/** Whether the data came from a backup since this was asked last. */
export function takeRestored(): boolean {
  const was = isJustRestored;
  isJustRestored = false;
  return was;
}

/**
 * Puts a backup in the place of an empty centre. For the embedded database it is brought back beside the one that runs, which
 * is exchanged only when all of it is there; on a server's it is one transaction. Where it fails, everything is as before.
 */
async function bringBack(
  { dataDir, databaseUrl, databaseOwnerUrl, s3 }: Config,
  { file, passphrase }: { file: string; passphrase: string | undefined },
  { restart, log }: { restart: Restart; log: Log },
): Promise<void> {
  now = { state: 'running', detail: null };
  // Tables are made anew by the role that owns them.
  const url = databaseOwnerUrl ?? databaseUrl;
  const scratch = join(spoolFolder(dataDir), 'restored');
  const order = (place: Extract<BackupOrder, { kind: 'restore' }>['place'], replaces: boolean) =>
    runOrder({ kind: 'restore', place, file, passphrase, replaces });
  try {
    if (url)
      await restart(async () => {
        await order({ dataDir, url, s3 }, true);
        isJustRestored = true;
      });
    else {
      rmSync(scratch, { recursive: true, force: true });
      await order({ dataDir: scratch, s3 }, false);
      await restart(async () => {
        exchange(scratch, dataDir);
        isJustRestored = true;
      });
    }
    now = { state: 'none', detail: null };
    log.info('a backup was brought back');
  } catch (err) {
    now = { state: 'failed', detail: (err as Error).message };
    log.error({ err }, 'a backup could not be brought back');
  } finally {
    rmSync(file, { force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What the page of an empty centre asks for. Not where files lie in a bucket: that belongs to the database that is there now. */
export function restoreOf(config: Config, running: { restart: Restart; log: Log }) {
  if (config.s3) return undefined;
  return (file: string, passphrase: string | undefined) =>
    void bringBack(config, { file, passphrase }, running);
}

/** Nobody has the database open meanwhile. What was there before goes only when what came is in its place. */
function exchange(scratch: string, dataDir: string): void {
  const aside = join(spoolFolder(dataDir), 'before');
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const parts: [from: string, to: string, aside: string][] = [
    [filesFolder(scratch), filesFolder(dataDir), join(aside, 'files')],
    [clusterFolder(scratch), clusterFolder(dataDir), join(aside, 'pgdata')],
  ];
  for (const [from, to, kept] of parts) {
    if (existsSync(to)) renameSync(to, kept);
    if (existsSync(from)) renameSync(from, to);
  }
  syncFolder(dataDir);
  rmSync(aside, { recursive: true, force: true });
}

/** Left by an end in the middle of an upload or a restore. */
export function emptySpool({ dataDir }: Pick<Config, 'dataDir'>, kind: 'embedded' | 'postgres'): void {
  const folder = spoolFolder(dataDir);
  // On a server's database another process may be using its own.
  if (kind === 'postgres' || !existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}
