import { readdirSync } from 'node:fs';
import { buildWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { run, tool } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run bench` runs every measurement, `npm run bench -- calls` those with that word in their name. Then it writes
// docs/performance.md.
const wanted = process.argv[3] ?? '';
await installWhenNeeded();
await buildWhenStale();
const files = readdirSync(inRoot('bench')).filter(
  (name) => name.endsWith('.bench.ts') && name.includes(wanted),
);
const runTs = (file) => run(process.execPath, [tool('tsx'), inRoot('bench', file)]);
for (const file of files) process.exitCode ||= await runTs(file);
process.exitCode ||= await runTs('report.ts');
process.exitCode ||= await run(process.execPath, [
  tool('oxfmt'),
  'docs/performance.md',
  'bench/results.json',
]);
