import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { unpackCluster } from './cluster-archive.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { queryMessage, readRows } from './wire.ts';
import type { WorkerOptions } from './worker-messages.ts';

const DURABILITY = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};
/**
 * PostgreSQL's own cache is filled with zeros when it starts, so all of it is held from then on, and the usual 128 MB were a third
 * of what the program holds. What is not in it is read from the cache of the operating system.
 */
const SETTINGS = { ...DURABILITY, timezone: 'UTC', shared_buffers: '32MB' };
const MAIN_LOOP = '_PostgresMainLoopOnce';
const SIGLONGJMP = 100; // PGlite's exit status for an ordinary SQL error

/** The one PostgreSQL backend there is. Every call completes before it returns. */
export interface Backend {
  send(messages: Uint8Array, onOutput?: (output: Uint8Array) => void): void;
  query(sql: string): string[][];
  isInTransaction(): boolean;
  fsyncs(): number;
  close(): Promise<void>;
}

export async function startBackend(
  options: WorkerOptions,
  fail: (error: unknown) => never,
): Promise<Backend> {
  const { cluster, template } = options;
  if (!existsSync(cluster))
    unpackCluster(template ? gunzipSync(readFileSync(template)) : await initCluster(), cluster);
  let lastWords = '';
  const failWithLastWords = (error: unknown) =>
    fail(new Error(`${error instanceof Error ? error.message : String(error)} ${lastWords}`.trim()));
  const files = new DurableNodeFS(cluster, failWithLastWords);
  const db = await PGlite.create({
    fs: files,
    extensions: { btree_gist, pg_trgm, pgcrypto, unaccent }, // needed at every start, not only when created
    startParams: startParameters(),
    onStderr: (line) => {
      if (/FATAL|PANIC/.test(line)) lastWords = line;
      return true;
    },
  });
  stopOnPanic(db, failWithLastWords);
  // Not execProtocolRaw(), which keeps every parsed reply in memory for ever.
  const send: Backend['send'] = (messages, onRawData = () => {}) =>
    void db.execProtocolRawStream(messages, { syncToFs: false, onRawData }).catch(failWithLastWords);
  const query: Backend['query'] = (sql) => {
    const reply: Uint8Array[] = [];
    send(queryMessage(sql), (output) => reply.push(output.slice()));
    return readRows(Buffer.concat(reply));
  };
  assertDurable(query, files);
  return {
    send,
    query,
    isInTransaction: () => db.isInTransaction(),
    fsyncs: () => files.fsyncs,
    close: () => db.close(),
  };
}

function startParameters(): string[] {
  const withoutNoFsync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return [
    ...withoutNoFsync,
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function initCluster(): Promise<Buffer> {
  const scratch = await PGlite.create();
  await scratch.exec('CHECKPOINT');
  const tar = await scratch.dumpDataDir('none');
  await scratch.close();
  return Buffer.from(await tar.arrayBuffer());
}

/** PGlite catches everything the backend throws and goes on, even after PANIC has left it in an unknown state. */
function stopOnPanic(db: PGlite, fail: (error: unknown) => never): void {
  const module = db.Module as unknown as Record<typeof MAIN_LOOP, () => void>;
  const loop = module[MAIN_LOOP];
  module[MAIN_LOOP] = () => {
    try {
      loop();
    } catch (error) {
      if ((error as { status?: number }).status !== SIGLONGJMP) fail(error);
      throw error;
    }
  };
}

/** Proves at every start that one commit costs one fsync; an update of PGlite could silently take the hook away. */
function assertDurable(query: Backend['query'], files: DurableNodeFS): void {
  for (const [name, expected] of Object.entries(DURABILITY)) {
    const actual = query(`SHOW ${name}`)[0]?.[0];
    if (actual !== expected) throw new Error(`${name} is ${actual}, expected ${expected}.`);
  }
  const before = files.fsyncs;
  query(`SELECT pg_logical_emit_message(true, 'durability probe', '')`); // the smallest commit that must reach the disk
  if (files.fsyncs === before)
    throw new Error('A commit did not reach fsync: the file system hook has no effect.');
}
