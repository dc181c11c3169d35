import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes creations, renames and removals in a folder survive a power cut. Windows has no such call and needs none. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
