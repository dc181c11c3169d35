import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

/** Where a running server listens for our own commands: in its data folder, for its own user only; never HTTP. */
export function controlAddress(dataDir: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\kathok-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 32)}`;
  }
  const absolute = resolve(join(dataDir, 'control.sock'));
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute; // the system allows about a hundred characters
}
