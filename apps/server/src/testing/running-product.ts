import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageRoot } from '../base/start/package-root.ts';
import type { DatabasePlace } from './database-place.ts';
import { freePort } from './free-port.ts';
import { administrator } from './shipped-accounts.ts';
import { shortLived } from '../db/durability/short-lived.ts';

export interface RunningProduct {
  port: number;
  process: ChildProcess;
  /** Everything it has said so far, on both of its outputs. */
  said(): string;
  ended: Promise<number | null>;
}

/** The built server as a process of its own, ready to be called. */
export async function startProcess(
  place: Pick<DatabasePlace, 'url' | 'dataDir'>,
  settings: Record<string, string> = {},
  root = packageRoot(),
): Promise<RunningProduct> {
  const port = await freePort();
  const server = spawn(process.execPath, [...shortLived, join(root, 'dist', 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: place.dataDir,
      ...(place.url && { DATABASE_URL: place.url }),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(server, 'exit').then(([code]) => code as number | null);
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += String(chunk);
        if (text.includes('is ready')) resolve();
      });
    }
  });
  const isOver = await Promise.race([isReady.then(() => false), ended.then(() => true)]);
  if (isOver) throw new Error(`The server did not start: ${text}`);
  return { port, process: server, said: () => text, ended };
}
