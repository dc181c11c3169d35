import { buildServerWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { run } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run reset-password -- EMAIL`: a password that works once, for somebody who has lost every other way in.
await installWhenNeeded();
await buildServerWhenStale();
process.exitCode = await run(process.execPath, [
  inRoot('apps/server/dist/reset-password.js'),
  ...process.argv.slice(3),
]);
