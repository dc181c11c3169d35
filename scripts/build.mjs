import { buildServerWhenStale, buildWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';

await installWhenNeeded();
// `npm run build -- server` leaves the web app alone, for those who work on the server.
await (process.argv.at(-1) === 'server' ? buildServerWhenStale() : buildWhenStale());
