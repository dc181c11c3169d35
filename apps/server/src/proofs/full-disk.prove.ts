import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/open-database.ts';
import { startProcess } from '../testing/running-product.ts';
import { administrator } from '../testing/shipped-accounts.ts';

// On a real file system of 300 MB. Needs Linux and the right to mount, so it is no part of the tests:
// npm run build && sudo npx tsx apps/server/src/proofs/full-disk.prove.ts

const megabyte = 1024 * 1024;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A small disk, and a file on it that takes the room away. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'kathok-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  const free = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
  return {
    folder,
    free,
    fillUntil(bytesLeft: number) {
      const file = openSync(filler, 'a');
      try {
        while (free() > bytesLeft) writeSync(file, Buffer.alloc(Math.min(megabyte, free() - bytesLeft)));
      } finally {
        closeSync(file);
      }
    },
    empty: () => unlinkSync(filler),
    remount: (mode: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${mode}`, folder]),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function clientOf(port: number) {
  let token = '';
  async function ask(method: string, path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const credentials = { username: administrator.email, password: administrator.password };
  return {
    ask,
    async logIn() {
      const { status, body } = await ask('POST', '/auth/login', credentials);
      if (status === 200) token = String(body['accessToken']);
      return status;
    },
    save: (name: string) => ask('POST', '/donation-purposes', { name }),
  };
}

async function within(seconds: number, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    assert(performance.now() < until, `not within ${seconds} s: ${what}`);
    await sleep(100);
  }
  say(`  ${what}`);
}

async function theServerOnAFullDisk(): Promise<void> {
  say('The server on a disk that fills up');
  const disk = smallDisk();
  const {
    port,
    process: server,
    ended,
  } = await startProcess({ dataDir: disk.folder }, { LOG_LEVEL: 'silent' });
  const { ask, logIn, save } = clientOf(port);
  try {
    assert.equal(await logIn(), 200);
    const acknowledged: string[] = [];
    const trySaving = async (name: string) => {
      const { status, body } = await save(name);
      if (status === 201) acknowledged.push(name);
      return status === 503 ? body['code'] : status;
    };
    assert.equal(await trySaving('Before'), 201);
    for (const bytesLeft of [60 * megabyte, 0]) {
      disk.fillUntil(bytesLeft);
      const label = `with ${bytesLeft / megabyte} MB left`;
      await within(
        10,
        `${label}, writes answer 503 storage_full`,
        async () => (await trySaving(label)) === 'storage_full',
      );
      for (let read = 0; read < 300; read += 1) {
        assert.equal((await ask('GET', '/donation-purposes')).status, 200);
        assert.equal(await trySaving(`${label} ${read}`), 'storage_full');
      }
      assert.deepEqual((await ask('GET', '/health')).body['storage'], 'full');
      assert.equal((await ask('GET', '/ready')).status, 200);
      say(`  ${label}, 300 reads were answered, and a login with ${await logIn()}`);
    }
    disk.empty();
    await within(
      10,
      'it saves again by itself',
      async () => (await trySaving(`After ${Date.now()}`)) === 201,
    );
    const { body } = await ask('GET', '/donation-purposes?take=100');
    const names = new Set((body['data'] as { name: string }[]).map(({ name }) => name));
    assert.deepEqual(
      acknowledged.filter((name) => !names.has(name)),
      [],
    );
    server.kill('SIGTERM');
    assert.equal(await ended, 0);
  } finally {
    server.kill('SIGKILL');
    disk.remove();
  }
}

async function theDatabaseOnTheLastByte(): Promise<void> {
  say('The embedded database, written to until its log finds no byte more');
  const disk = smallDisk();
  const fatal: string[] = [];
  const database = await openDatabase({
    dataDir: disk.folder,
    onFatal: ({ message }) => fatal.push(message),
  });
  const write = (size: number) =>
    database.pool.query(`SELECT pg_logical_emit_message(true, 'x', repeat('y', $1::int))`, [size]).then(
      () => 'ok',
      (error: { code?: string; message: string }) => error.code ?? error.message,
    );
  try {
    await database.pool.query('CREATE TABLE note (id int); INSERT INTO note VALUES (1)');
    disk.fillUntil(0);
    let last = 'ok';
    while (last === 'ok') last = await write(100_000);
    say(`  it ended with ${last}`);
    disk.fillUntil(0);
    await sleep(3000);
    assert.equal(await write(1), '53100');
    disk.empty();
    await within(10, 'it came back by itself', async () => (await write(1)) === 'ok');
    const { rows } = await database.pool.query('SELECT id FROM note');
    assert.deepEqual(rows, [{ id: 1 }]);
    assert.deepEqual(fatal, []);
  } finally {
    await database.close();
    disk.remove();
  }
}

async function aReadOnlyFolderAtTheStart(): Promise<void> {
  say('A start in a read-only folder, and in a full one');
  const disk = smallDisk();
  try {
    disk.remount('ro');
    await assert.rejects(startProcess({ dataDir: disk.folder }), /cannot be written to \(EROFS\)/);
    disk.remount('rw');
    disk.fillUntil(0);
    await assert.rejects(startProcess({ dataDir: disk.folder }), /too little space left in the data folder/);
    say('  both say so in a sentence');
  } finally {
    disk.remove();
  }
}

await theServerOnAFullDisk();
await theDatabaseOnTheLastByte();
await aReadOnlyFolderAtTheStart();
say('Everything held.');
