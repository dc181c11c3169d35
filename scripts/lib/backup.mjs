import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServerWhenStale } from '../build/build-when-stale.mjs';
import { installWhenNeeded } from './install.mjs';
import { PlainError } from './plain-error.mjs';
import { run } from './processes.mjs';
import { inRoot } from './root.mjs';

/** npm runs us in the repository's folder; files are meant from where the person stands. */
const fromThere = (path) => resolve(process.env.INIT_CWD ?? '.', path);

const options = {
  force: { type: 'boolean' },
  passphrase: { type: 'boolean' },
  'passphrase-file': { type: 'string' },
};

/** `npm run backup -- FILE [--force] [--passphrase | --passphrase-file F]` and `npm run restore -- FILE [--passphrase-file F]`. */
export async function backup(action) {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    strict: false,
    options,
  });
  const [file, ...rest] = positionals;
  if (!file) throw new PlainError(`Say which file: npm run ${action} -- FILE`);
  await installWhenNeeded();
  await buildServerWhenStale();
  const path = fromThere(file);
  const others = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, fromThere(value)] : [`--${name}`],
  );
  process.exitCode = await run(process.execPath, [
    inRoot('apps/server/dist/backup.js'),
    action,
    path,
    ...rest,
    ...others,
  ]);
}
