import { PlainError } from '../lib/plain-error.mjs';
import { capture } from '../lib/processes.mjs';
import { inRoot } from '../lib/root.mjs';

/** A migrated, empty embedded database that the first start only unpacks, and the row types of its tables. */
export const inputs = [
  'apps/server/migrations',
  'apps/server/src/base',
  'apps/server/src/db',
  'package-lock.json',
  'scripts/build',
];
export const outputFolder = 'apps/server/dist';

export async function build() {
  const { code, output } = await capture(process.execPath, [inRoot(outputFolder, 'build-template.js')]);
  if (code !== 0) throw new PlainError(`The empty database could not be prepared:\n${output.trim()}`);
}
