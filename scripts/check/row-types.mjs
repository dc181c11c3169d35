import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServerWhenStale } from '../build/build-when-stale.mjs';
import { inRoot } from '../lib/root.mjs';

export const rowTypesFile = 'apps/server/src/db/row-types.generated.ts';
/** Written by the build from a database to which every migration was applied. */
export const builtRowTypes = () => inRoot('apps/server/dist/row-types.ts');

/** House rule: row types are those of the migrated database. */
export async function outdatedRowTypes(root) {
  await buildServerWhenStale();
  const isSame = readFileSync(join(root, rowTypesFile), 'utf8') === readFileSync(builtRowTypes(), 'utf8');
  return isSame ? [] : [`${rowTypesFile} differs from the migrated database: run npm run row-types`];
}
