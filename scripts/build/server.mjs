import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

/** Each becomes a file in apps/server/dist; threads must be files of their own. */
const entries = {
  main: 'apps/server/src/main.ts',
  backup: 'apps/server/src/backup/cli.ts',
  'backup-process': 'apps/server/src/backup/process/backup-process.ts',
  verify: 'apps/server/src/verify/cli.ts',
  'reset-password': 'apps/server/src/reset-password/cli.ts',
  migrate: 'apps/server/src/migrate/cli.ts',
  'trust-clock': 'apps/server/src/trust-clock/cli.ts',
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

/** Words of zod in fifty languages, which we never ask for: ours are in the contract. */
const withoutLocales = {
  name: 'without-locales',
  setup: (build) =>
    build.onLoad({ filter: /\bzod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js'`,
    })),
};

/** What esbuild is told, for one build and for the watching build of development. */
export function settings() {
  return {
    absWorkingDir: inRoot(),
    entryPoints: entries,
    outdir: outputFolder,
    // What the server serves is loaded while its database opens; parts that two programs need are files of their own.
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    external: dependencies.filter((name) => !inlined.has(name)),
    // The contract is source of ours, not a package to be found at run time.
    alias: { '@kathok/contract': inRoot('packages/contract/src/index.ts') },
    plugins: [withoutLocales],
    logLevel: 'silent',
  };
}

export async function build() {
  removeScripts();
  const esbuild = await import('esbuild');
  await esbuild.build(settings());
}

/** Of the build before: shared parts are named after what is in them, and would pile up. */
function removeScripts() {
  const folder = inRoot(outputFolder);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((name) => /\.js(\.map)?$/.test(name)))
    rmSync(`${folder}/${name}`);
}
