import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const patience = 300_000;

export interface Product {
  url: string;
  logFile: string;
  /** Stops it and starts it again on the same data, with other settings. */
  restart(settings: Settings): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Record<string, string>;

/** A data folder with the sample centre. Filling one takes much longer than copying it. */
export async function prepareSampleCentre(): Promise<string> {
  const dataDir = newFolder();
  const stop = await startProcess(`http://127.0.0.1:${await freePort()}`, dataDir, {});
  await stop();
  await rm(logOf(dataDir));
  return dataDir;
}

/** The built product on its own copy of the sample centre, with further settings where a journey needs them. */
export async function startProduct(
  sampleCentre: string,
  settings: Settings = {},
  host?: string,
): Promise<Product> {
  const dataDir = newFolder();
  await cp(sampleCentre, dataDir, { recursive: true });
  return startOn(dataDir, settings, host);
}

/** The built product as somebody finds it who starts it for the first time. */
export const startEmptyProduct = (settings: Settings): Promise<Product> =>
  startOn(newFolder(), { DEMO: '0', ...settings });

async function startOn(dataDir: string, settings: Settings, host = '127.0.0.1'): Promise<Product> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  let stopProcess = await startProcess(url, dataDir, settings);
  return {
    url,
    logFile: logOf(dataDir),
    async restart(changed) {
      await stopProcess();
      stopProcess = await startProcess(url, dataDir, changed);
    },
    async stop() {
      await stopProcess();
      await rm(dataDir, { recursive: true, force: true });
      await rm(logOf(dataDir), { force: true });
    },
  };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'kathok-journey-'));

/** Beside the data folder, which is the product's own. */
const logOf = (dataDir: string) => `${dataDir}.log`;

/** Answers how to stop it. */
async function startProcess(url: string, dataDir: string, settings: Settings): Promise<() => Promise<void>> {
  // Nothing else of our surroundings: neither a database of theirs, nor what the test runner says for itself.
  const env = {
    PATH: process.env['PATH'],
    DEMO: '1',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    BASE_URL: url,
    ...settings,
  };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  appendFileSync(logOf(dataDir), '');
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => appendFileSync(logOf(dataDir), chunk));
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  for (const end = Date.now() + patience; server.exitCode === null && Date.now() < end; await pause(100)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return stop;
  }
  await stop();
  throw new Error(`The server did not start:\n${readFileSync(logOf(dataDir), 'utf8').slice(-10_000)}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
