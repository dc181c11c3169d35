import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, with `dist/` and `migrations/`: the same from the bundle and from the sources. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isServerPackage(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error('The folder of @kathok/server was not found.');
    folder = dirname(folder);
  }
  return folder;
}

function isServerPackage(manifest: string): boolean {
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === '@kathok/server';
}
