import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

/** Each becomes one self-contained file in apps/server/dist; threads must be files of their own. */
const entries = {
  main: 'apps/server/src/main.ts',
  backup: 'apps/server/src/backup/cli.ts',
  verify: 'apps/server/src/verify/cli.ts',
  'reset-password': 'apps/server/src/reset-password/cli.ts',
  'embedded-worker': 'apps/server/src/db/embedded/worker.ts',
  'sheet-worker': 'apps/server/src/base/spreadsheets/sheet-worker.ts',
  'heic-worker': 'apps/server/src/base/files/heic/heic-worker.ts',
  'paper-worker': 'apps/server/src/modules/documents/drawing/paper-worker.ts',
  'build-template': 'apps/server/src/db/build-template.ts',
};

export const inputs = ['packages/contract/src', 'apps/server/src', 'package-lock.json', 'scripts/build'];
export const outputFolder = 'apps/server/dist';

/** Of hundreds of small modules each, which took longer to find and read one by one than all the rest of the program. */
const inlined = new Set(['@kathok/contract', 'kysely', 'zod']);
const dependencies = Object.keys(
  JSON.parse(readFileSync(inRoot('apps/server/package.json'), 'utf8')).dependencies,
);

/** What esbuild is told, for one build and for the watching build of development. */
export function settings() {
  return {
    absWorkingDir: inRoot(),
    entryPoints: entries,
    outdir: outputFolder,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    external: dependencies.filter((name) => !inlined.has(name)),
    // The contract is source of ours, not a package to be found at run time.
    alias: { '@kathok/contract': inRoot('packages/contract/src/index.ts') },
    logLevel: 'silent',
  };
}

export async function build() {
  const esbuild = await import('esbuild');
  await esbuild.build(settings());
}
