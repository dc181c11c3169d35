import { buildServerWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { run } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run trust-clock`: the clock is right, although it had been wrong when the latest audit entries were written.
await installWhenNeeded();
await buildServerWhenStale();
process.exitCode = await run(process.execPath, [inRoot('apps/server/dist/trust-clock.js')]);
