import { copyFileSync } from 'node:fs';
import { buildServerWhenStale } from './build/build-when-stale.mjs';
import { builtRowTypes, rowTypesFile } from './check/row-types.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';

// After a new migration: brings the row types of the server up to date.
await installWhenNeeded();
await buildServerWhenStale();
copyFileSync(builtRowTypes(), inRoot(rowTypesFile));
