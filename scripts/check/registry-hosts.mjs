import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './source-files.mjs';

const named = /registry\.(npmjs|yarnpkg|npmmirror)\.|"resolved":\s*"https?:|^\s*(@[\w-]+:)?registry\s*=/m;

/** The repository installs from whatever registry npm is set to, so no file may name one. */
export function filesThatNameARegistry(root) {
  return repositoryFiles(root)
    .filter((file) =>
      /(^|\/)(package(-lock)?\.json|\.npmrc|Dockerfile|[^/]+\.(ya?ml|md|mjs|ts|sh))$/.test(file),
    )
    .filter((file) => !file.startsWith('scripts/check/'))
    .filter((file) => named.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} names a package registry`);
}
