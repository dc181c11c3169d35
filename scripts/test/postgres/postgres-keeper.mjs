// Runs a temporary PostgreSQL for the tests: prints its address as one line, and stops and removes it when its own
// input closes. So it goes away with the process that started it, also when that one was killed. Its arguments are
// settings, as name=value.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ordinaryUser } from './ordinary-user.mjs';
import { findPostgresPrograms } from './postgres-programs.mjs';

const programs = findPostgresPrograms();
if (!programs) {
  console.error('No PostgreSQL for the tests: set TEST_DATABASE_URL, or install PostgreSQL 15 or newer.');
  process.exit(1);
}
const user = ordinaryUser();
/** A folder in memory where there is room: each test file's database copies a thousand files, in 0.05 s there and up to 0.7 s on a disk. */
function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 4e9 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

const folder = mkdtempSync(join(quickFolder(), 'kathok-postgres-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const cluster = join(folder, 'cluster');
mkdirSync(cluster, { mode: 0o700 });
for (const path of user ? [folder, cluster] : []) chownSync(path, user.uid, user.gid);
const as = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

function programFolder() {
  if (!user || !programs.isPackaged) return programs.folder;
  // The other user may not be allowed to read this repository, but it may read the temporary folder.
  cpSync(dirname(programs.folder), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const bin = programFolder();
// Not every system has this locale of its own; newer versions of PostgreSQL bring it along.
const locale =
  programs.version < 17
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const initdb = [
  '-D',
  cluster,
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  ...locale,
  '--no-sync',
];
execFileSync(join(bin, 'initdb'), initdb, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });

const port = await freePort();
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  // So much of its log is kept, in memory where there is room for it.
  max_wal_size: '256MB',
  // The data is thrown away, so it need not survive anything.
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Nor does it live long enough to be tidied up, or for its queries to be worth compiling.
  autovacuum: 'off',
  jit: 'off',
  ...Object.fromEntries(process.argv.slice(2).map((setting) => setting.split('='))),
};
const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const postgres = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...args], {
  ...as,
  stdio: ['ignore', 'ignore', 'pipe'],
});
let log = '';
postgres.stderr.on('data', (chunk) => {
  if (log === undefined) return;
  log += chunk;
  if (!log.includes('ready to accept connections')) return;
  log = undefined;
  console.log(`postgres://postgres@127.0.0.1:${port}/postgres`);
});
postgres.once('exit', (code) => {
  if (log) console.error(log);
  process.exit(code ?? 1);
});

const stop = () => postgres.kill('SIGINT');
process.stdin.once('end', stop).once('close', stop).resume();
process.once('SIGINT', stop).once('SIGTERM', stop);
