import { buildServerWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { run } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run verify`: recomputes everything about money and names the first record that does not agree.
await installWhenNeeded();
await buildServerWhenStale();
process.exitCode = await run(process.execPath, [
  inRoot('apps/server/dist/verify.js'),
  ...process.argv.slice(3),
]);
