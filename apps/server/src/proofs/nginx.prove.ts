import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../base/start/package-root.ts';
import { openDatabase } from '../db/open-database.ts';
import { startDonating } from '../testing/donating.ts';
import { freePort } from '../testing/free-port.ts';
import { requireInstalled } from '../testing/installed-program.ts';
import { createDatabase } from '../testing/postgres-databases.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { type RunningProduct, startProcess } from '../testing/running-product.ts';

// Two servers behind a real nginx with the settings of deploy/nginx.conf, stopped and killed under load.
// Needs nginx: npm run build && npx tsx apps/server/src/proofs/nginx.prove.ts

const say = (line: string) => process.stdout.write(`${line}\n`);
const rounds = 5;
const some = 100;

/** The example as it is, but for names, certificates and ports. */
function exampleFor(port: number, upstreams: number[]): string {
  const example = readFileSync(join(packageRoot(), '../../deploy/nginx.conf'), 'utf8');
  const servers = upstreams.map(
    (upstream) => `    server 127.0.0.1:${upstream} max_fails=1 fail_timeout=2s;`,
  );
  return example
    .replace(/^ +server 127\.0\.0\.1:3000.*$/m, servers.join('\n'))
    .replace(/\nserver \{\n +listen 80;[^}]+\}\n/, '\n')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +(listen \[::\]|ssl_).*\n/gm, '');
}

async function startNginx(folder: string, port: number) {
  const program = requireInstalled('nginx');
  const config = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  async function configure(upstreams: number[]): Promise<void> {
    await writeFile(
      config,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;
events { worker_connections 512; }
http { access_log off; ${paths}
${exampleFor(port, upstreams)}
}`,
    );
    execFileSync(program, ['-t', '-q', '-p', folder, '-c', config]);
  }
  return {
    configure,
    start() {
      const nginx = spawn(program, ['-p', folder, '-c', config], { stdio: 'inherit' });
      const ended = once(nginx, 'exit');
      return {
        reload: () => nginx.kill('SIGHUP'),
        async stop() {
          nginx.kill('SIGTERM');
          await ended;
        },
      };
    },
  };
}

const postgres = startPostgresServer();
const { url } = await createDatabase(await postgres.address);
const folder = await mkdtemp(join(tmpdir(), 'kathok-nginx-'));
const place = { url, dataDir: join(folder, 'data') };
await mkdir(place.dataDir);
const settings = { TRUST_PROXY: '127.0.0.1' };
const port = await freePort();
const prepared = await startNginx(folder, port);
let running: RunningProduct[] = [await startProcess(place, settings), await startProcess(place, settings)];
await prepared.configure(running.map((product) => product.port));
const nginx = prepared.start();
await sleep(500);

async function replaceFirst(): Promise<void> {
  running = [...running.slice(1), await startProcess(place, settings)];
  await prepared.configure(running.map((product) => product.port));
  nginx.reload();
  await sleep(500);
}

const acknowledged: string[] = [];
async function underLoad(act: (first: RunningProduct) => Promise<void>): Promise<string[]> {
  const load = await startDonating(`http://127.0.0.1:${port}`);
  await load.more(some);
  await act(running[0]!);
  await load.more(some);
  await load.stop();
  acknowledged.push(...load.acknowledged.values());
  return load.errors;
}

try {
  for (let round = 0; round < rounds; round += 1) {
    const errors = await underLoad(async ({ process, ended }) => {
      process.kill('SIGTERM');
      assert.equal(await ended, 0);
    });
    assert.deepEqual(errors, []);
    await replaceFirst();
  }
  say(`${rounds} times stopped under load: no error`);
  for (let round = 0; round < rounds; round += 1) {
    const errors = await underLoad(async ({ process, ended }) => {
      process.kill('SIGKILL');
      await ended;
    });
    assert.deepEqual(
      errors.filter((error) => !/^502|request_running/.test(error)),
      [],
    );
    await replaceFirst();
  }
  const database = await openDatabase(place);
  const saved = await database.kysely.selectFrom('donations').select('id').execute();
  assert.deepEqual(saved.map(({ id }) => id).toSorted(), acknowledged.toSorted());
  await database.close();
  say(`${rounds} times killed under load: ${saved.length} donations acknowledged, each there once`);
} finally {
  await nginx.stop();
  for (const { process, ended } of running) {
    process.kill('SIGTERM');
    await ended;
  }
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
say('nginx with two servers: proved.');
