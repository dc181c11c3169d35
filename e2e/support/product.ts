import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const patience = 60_000;

export interface Product {
  url: string;
  stop(): Promise<void>;
}

/** The built product with a sample centre in a fresh data folder. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kathok-journey-'));
  const port = await freePort();
  const { DATABASE_URL: _never, ...rest } = process.env;
  const env = {
    ...rest,
    DEMO: '1',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + String(chunk)).slice(-10_000);
    });
  }
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const isUp = await Promise.race([becomesHealthy(url), ended.then(() => false)]);
  if (isUp) return { url, stop };
  await stop();
  throw new Error(`The server did not start:\n${said}`);
}

async function becomesHealthy(url: string): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(100)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
