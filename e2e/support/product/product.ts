import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase, dropDatabase, makeLogInsQuick } from './databases.ts';

const program = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
const patience = 300_000;

export interface Product {
  url: string;
  logFile: string;
  /** Stops it and starts it again on the same data, with other settings. */
  restart(settings: Settings): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Record<string, string>;

/** What products are copied from: a data folder, and a database where it is not inside that folder. */
export interface SampleCentre {
  dataDir: string;
  database?: { server: string; template: string };
}

/** Filling a sample centre takes much longer than copying it. */
export async function prepareSampleCentre(server: string | undefined): Promise<SampleCentre> {
  const place = await newPlace(server);
  const stop = await startProcess(`http://127.0.0.1:${await freePort()}`, place, {});
  await stop();
  await rm(logOf(place));
  const { dataDir, database } = place;
  if (database) await makeLogInsQuick(database.url);
  return { dataDir, ...(server && database && { database: { server, template: database.name } }) };
}

export async function removeSampleCentre({ dataDir, database }: SampleCentre): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  if (database) await dropDatabase(database.server, database.template);
}

/** The built product on its own copy of the sample centre, with further settings where a journey needs them. */
export async function startProduct(
  { dataDir, database }: SampleCentre,
  settings: Settings = {},
  host?: string,
): Promise<Product> {
  const place = await newPlace(database?.server, database?.template);
  await cp(dataDir, place.dataDir, { recursive: true });
  return startOn(place, settings, host);
}

/** The built product as somebody finds it who starts it for the first time, with the embedded database. */
export const startEmptyProduct = async (settings: Settings): Promise<Product> =>
  startOn(await newPlace(), { DEMO: '0', ...settings });

async function startOn(place: Place, settings: Settings, host = '127.0.0.1'): Promise<Product> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  let stopProcess = await startProcess(url, place, settings);
  return {
    url,
    logFile: logOf(place),
    async restart(changed) {
      await stopProcess();
      stopProcess = await startProcess(url, place, changed);
    },
    async stop() {
      await stopProcess();
      await place.remove();
      await rm(logOf(place), { force: true });
    },
  };
}

/** Where a product keeps what it is told. */
interface Place {
  dataDir: string;
  /** Absent where the product has the embedded database, inside the folder. */
  database?: { name: string; url: string };
  remove(): Promise<void>;
}

/** Looked up at once: while a packaged browser is unpacked, the folder for that is taken for the one of the system. */
const temporary = tmpdir();

async function newPlace(server?: string, template?: string): Promise<Place> {
  const dataDir = mkdtempSync(join(temporary, 'kathok-journey-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (!server) return { dataDir, remove: removeFolder };
  const database = await createDatabase(server, template);
  return {
    dataDir,
    database,
    async remove() {
      await removeFolder();
      await dropDatabase(server, database.name);
    },
  };
}

/** The log lies beside the data folder, which belongs to the product. */
const logOf = ({ dataDir }: Place) => `${dataDir}.log`;

/** Answers how to stop it. */
async function startProcess(url: string, place: Place, settings: Settings): Promise<() => Promise<void>> {
  // The program gets nothing else from this environment: no database address, and no settings of the test runner.
  const env = {
    PATH: process.env['PATH'],
    DEMO: '1',
    DATA_DIR: place.dataDir,
    ...(place.database && { DATABASE_URL: place.database.url }),
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    BASE_URL: url,
    ...settings,
  };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  appendFileSync(logOf(place), '');
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => appendFileSync(logOf(place), chunk));
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
  throw new Error(`The server did not start:\n${readFileSync(logOf(place), 'utf8').slice(-10_000)}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
