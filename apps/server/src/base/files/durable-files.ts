import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes creations, renames and removals in a folder survive a power cut. Windows has no such call and needs none. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  sync(path, 'r');
}

/** Makes what was written into a file survive a power cut. */
export function syncFile(path: string): void {
  sync(path, 'r+');
}

function sync(path: string, mode: string): void {
  const fd = openSync(path, mode);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
