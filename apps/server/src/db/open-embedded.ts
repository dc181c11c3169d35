import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../platform/package-root.ts';
import { StartError } from '../platform/start-error.ts';
import { clusterFolder, notWritable, prepareDataFolder, removeLeftOverSnapshots } from './data-folder.ts';
import { endPool } from './end-pool.ts';
import { acquireLock } from './embedded/lock.ts';
import { EmbeddedPool } from './embedded/pool.ts';
import { startServer } from './embedded/server.ts';
import type { DatabaseOptions, OpenPool } from './database-options.ts';
import { typeParsers } from './type-parsers.ts';

const STOP_MS = 5_000;

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
      connectionTimeoutMillis: options.connectionTimeoutMillis ?? 10_000,
      types: typeParsers,
    });
    const close = async () => {
      await endPool(pool);
      await server.stop(STOP_MS).finally(release);
    };
    return { kind: 'embedded', pool, snapshot: (folder) => server.snapshot(folder), close };
  } catch (error) {
    release();
    throw error;
  }
}

export function templateFile(): string | undefined {
  const file = join(packageRoot(), 'dist', 'template.tar.gz');
  return existsSync(file) ? file : undefined;
}

function endProcess(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
