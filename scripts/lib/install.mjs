import { statSync } from 'node:fs';
import { PlainError } from './plain-error.mjs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes node_modules/.package-lock.json as the last step of an installation. */
const isInstalled = () =>
  changedAt(inRoot('node_modules', '.package-lock.json')) >= changedAt(inRoot('package-lock.json'));

export async function installWhenNeeded() {
  if (isInstalled()) return;
  console.log('Installing the packages (this takes a minute or two, once) …');
  // The build needs the development packages even where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Started by npm we know which one; else its name has to do, which Windows finds only through its shell.
  const npm = process.env.npm_execpath;
  const shell = process.platform === 'win32';
  const { code, output } = npm
    ? await capture(process.execPath, [npm, ...args])
    : await capture('npm', args, { shell });
  if (code !== 0) throw new PlainError(`The packages could not be installed:\n${output.trim()}`);
}
