import { readdirSync } from 'node:fs';
import { buildWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { run, tool } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run bench` runs every measurement, `npm run bench -- users` those with that word in their name.
const wanted = process.argv[3] ?? '';
await installWhenNeeded();
await buildWhenStale();
const files = readdirSync(inRoot('bench')).filter(
  (name) => name.endsWith('.bench.ts') && name.includes(wanted),
);
for (const file of files)
  process.exitCode ||= await run(process.execPath, [tool('tsx'), inRoot('bench', file)]);
