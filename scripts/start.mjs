import { pathToFileURL } from 'node:url';
import { buildWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';

await installWhenNeeded();
await buildWhenStale();
// The server runs in this very process, so that signals and the exit code are its own.
await import(pathToFileURL(inRoot('apps/server/dist/main.js')).href);
