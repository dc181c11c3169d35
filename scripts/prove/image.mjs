import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../lib/plain-error.mjs';
import { capture } from '../lib/processes.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { fetchNode, fetchPackage } from './fetch-node.mjs';

const base = 'localhost/kathok-proof-base';
const image = 'localhost/kathok-proof';
/** The line of Node that the Dockerfile names. */
const nodeVersion = 22;
const patienceMs = 120_000;
const trusted = '/usr/local/share/ca-certificates/proof.pem';

const isInstalled = async (program) =>
  (await capture(program, ['--version']).catch(() => ({ code: 1 }))).code === 0;

/** Layers lie beside the proof and go with it; nothing of the machine's own images is touched. */
function buildahIn(folder) {
  const store = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'images'),
    '--runroot',
    join(folder, 'run'),
  ];
  return async (...args) => {
    const { code, output } = await capture('buildah', [...store, ...args]);
    if (code !== 0) throw new PlainError(`buildah ${args[0]} failed:\n${output.trim().slice(-4000)}`);
    return output.trim();
  };
}

/**
 * The base that the Dockerfile asks for, put together from Debian 12 and from Node as npm hands it out: a machine without
 * a registry of images proves the same.
 */
async function makeBase(folder, buildah) {
  const system = join(folder, 'system');
  const made = await capture('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    system,
  ]);
  if (made.code !== 0)
    throw new PlainError(`Debian could not be fetched:\n${made.output.trim().slice(-2000)}`);
  cpSync(await fetchNode(nodeVersion, join(folder, 'node')), join(system, 'usr/local/bin/node'));
  chmodSync(join(system, 'usr/local/bin/node'), 0o755);
  const npm = await fetchPackage('npm@10', 'npm', join(folder, 'npm'));
  cpSync(npm, join(system, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const program of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, join(system, `usr/local/bin/${program}`));
  const user = await capture('chroot', [system, 'useradd', '--create-home', 'node']);
  if (user.code !== 0) throw new PlainError(`The user of the image could not be made:\n${user.output}`);
  const container = await buildah('from', 'scratch');
  await buildah('add', container, system, '/');
  await buildah(
    'config',
    '--env',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    container,
  );
  // What this machine trusts besides, when it fetches packages.
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates && existsSync(certificates)) {
    await buildah('copy', container, certificates, trusted);
    await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${trusted}`, container);
  }
  await buildah('commit', '--rm', container, base);
}

/** Where this machine's own settings of npm lie, so that packages are fetched as they are outside. */
async function settingsOfNpm() {
  const { output } = await capture('npm', ['config', 'get', 'userconfig']);
  const settings = output.trim().split('\n').at(-1) ?? '';
  return existsSync(settings) ? ['--volume', `${settings}:/root/.npmrc:ro`] : [];
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** As the image says it: its own user, its own command, and the folder of its volume. */
async function startsAndAnswers(folder, buildah) {
  const container = await buildah('from', image);
  const port = await freePort();
  const store = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'images'),
    '--runroot',
    join(folder, 'run'),
  ];
  const program = spawn(
    'buildah',
    [
      ...store,
      'run',
      '--isolation',
      'chroot',
      '--user',
      'node',
      '--env',
      `PORT=${port}`,
      container,
      '--',
    ].concat(['node', '--v8-pool-size=1', 'apps/server/dist/main.js']),
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = once(program, 'exit');
  try {
    for (let waited = 0; waited < patienceMs; waited += 500) {
      if (program.exitCode !== null) return false;
      const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
      if (answer?.status === 200) return true;
      await pause(500);
    }
    return false;
  } finally {
    program.kill('SIGTERM');
    await ended;
    await buildah('rm', container).catch(() => undefined);
  }
}

/** The image builds from `deploy/Dockerfile`, starts, and answers. Answers what does not. */
export async function proveImage() {
  for (const program of ['buildah', 'debootstrap']) {
    if (await isInstalled(program)) continue;
    console.log(`\nThe image is not proved: ${program} is not installed here.`);
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'kathok-image-'));
  const buildah = buildahIn(folder);
  try {
    console.log('\nThe image');
    await makeBase(folder, buildah);
    const dockerfile = inRoot('deploy/Dockerfile');
    const from = ['--build-arg', `NODE_IMAGE=${base}`, '--pull-never'];
    const npm = await settingsOfNpm();
    await buildah('bud', '--isolation', 'chroot', ...from, ...npm, '-f', dockerfile, '-t', image, root);
    return (await startsAndAnswers(folder, buildah)) ? [] : ['the image starts and answers /api/ready'];
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    return ['the image builds'];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
