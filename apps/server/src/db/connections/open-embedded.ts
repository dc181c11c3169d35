import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../base/start/package-root.ts';
import { StartError } from '../../base/start/start-error.ts';
import { lookAtFolder } from '../../base/storage/storage.ts';
import {
  clusterFolder,
  notWritable,
  prepareDataFolder,
  removeLeftOverSnapshots,
  tooFull,
} from '../data-folder.ts';
import { acquireLock } from '../embedded/lock/lock.ts';
import { EmbeddedPool } from '../embedded/pool.ts';
import { ROOM_TO_START, startServer } from '../embedded/server.ts';
import type { DatabaseOptions, OpenPool } from '../database-options.ts';
import { typeParsers } from './type-parsers.ts';
import { waitingLimits } from '../queue/waiting-limits.ts';

const STOP_MS = 6_500;
/** Of that, for those who still hold the connection. */
const DRAIN_MS = 1_500;

export async function openEmbedded(options: DatabaseOptions): Promise<OpenPool> {
  const { dataDir, onFatal = endProcess } = options;
  prepareDataFolder(dataDir);
  const release = await acquireLock(dataDir, onFatal).catch((error: unknown) => {
    throw error instanceof StartError ? error : notWritable(dataDir, error);
  });
  try {
    removeLeftOverSnapshots(dataDir);
    const template = options.template === false ? undefined : templateFile();
    const server = await startServer({ cluster: clusterFolder(dataDir), template }, onFatal);
    const pool = new EmbeddedPool(server, {
      connectionTimeoutMillis: options.connectionTimeoutMillis ?? waitingLimits.ms,
      maxWaiting: options.maxWaiting,
      types: typeParsers,
    });
    const close = async (patienceMs = STOP_MS) => {
      const endsAt = performance.now() + patienceMs;
      await pool.endWithin(Math.min(DRAIN_MS, patienceMs / 2));
      await server.stop(endsAt - performance.now()).finally(release);
    };
    return {
      kind: 'embedded',
      pool,
      snapshot: (folder) => server.snapshot(folder),
      refuseWaiting: () => pool.refuseWaiting(),
      close,
    };
  } catch (error) {
    release();
    throw (await isAlmostFull(dataDir)) ? tooFull(dataDir, error) : error;
  }
}

export function templateFile(): string | undefined {
  const file = join(packageRoot(), 'dist', 'template.tar.gz');
  return existsSync(file) ? file : undefined;
}

const isAlmostFull = async (dataDir: string) => (await lookAtFolder(dataDir)).freeBytes < ROOM_TO_START;

function endProcess(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
