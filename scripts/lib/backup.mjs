import { resolve } from 'node:path';
import { buildServerWhenStale } from '../build/build-when-stale.mjs';
import { installWhenNeeded } from './install.mjs';
import { PlainError } from './plain-error.mjs';
import { run } from './processes.mjs';
import { inRoot } from './root.mjs';

/** `npm run backup -- FILE [--force]` and `npm run restore -- FILE`. */
export async function backup(action) {
  const args = process.argv.slice(3);
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file) throw new PlainError(`Say which file: npm run ${action} -- FILE`);
  await installWhenNeeded();
  await buildServerWhenStale();
  // npm runs us in the repository's folder; the file is meant from where the person stands.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const others = args.filter((arg) => arg !== file);
  process.exitCode = await run(process.execPath, [
    inRoot('apps/server/dist/backup.js'),
    action,
    path,
    ...others,
  ]);
}
