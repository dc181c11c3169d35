import { installWhenNeeded } from './lib/install.mjs';

await installWhenNeeded();
await import('./build/run.mjs');
