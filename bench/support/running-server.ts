import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/free-port.ts';

const account = { email: 'bench@example.bt', password: 'ten thousand butter lamps' };

/** The built server as it is started in production, with an empty data folder of its own; DATABASE_URL is passed on. */
export async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kathok-bench-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--v8-pool-size=1', join(import.meta.dirname, '../../apps/server/dist/main.js')],
    {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
        REQUESTS_PER_MINUTE: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await untilReady(child);
  const url = `http://127.0.0.1:${port}/api`;
  let token = '';

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: account.email, password: account.password });
  token = (
    (await (await request('/auth/login', { method: 'POST', headers: json, body })).json()) as {
      accessToken: string;
    }
  ).accessToken;

  return {
    request,
    /** What the process holds in memory, in bytes. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The first start says other things before, such as the one-time password or a warning about simulated payments. What
 * comes later is read and dropped, so that the server never waits for somebody to read it.
 */
function untilReady({ stdout }: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    stdout!.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('is ready')) resolve();
    });
    stdout!.once('end', () => reject(new Error(`The server ended: ${said}`)));
  });
}
