import { existsSync, readdirSync } from 'node:fs';
import { buildWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { run, tool } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run bench` runs every measurement, `npm run bench -- calls` those with that word in their name. Then it writes
// docs/performance.md. BENCH_COMMONPLACE=0 leaves out the stack to compare with, which is installed the first time.
const wanted = process.argv[3] ?? '';
await installWhenNeeded();
await buildWhenStale();
if (process.env.BENCH_COMMONPLACE !== '0') await buildCommonplace();
const files = readdirSync(inRoot('bench')).filter(
  (name) => name.endsWith('.bench.ts') && name.includes(wanted),
);
const runTs = (file) => run(process.execPath, [tool('tsx'), inRoot('bench', file)]);
for (const file of files) process.exitCode ||= await runTs(file);
process.exitCode ||= await runTs('report.ts');
process.exitCode ||= await run(process.execPath, [tool('oxfmt'), 'docs/performance.md', 'bench/results']);

async function buildCommonplace() {
  if (existsSync(inRoot('bench/commonplace/dist/main.js'))) return;
  console.log('Installing the commonplace stack (once) …');
  const within = ['--prefix', inRoot('bench/commonplace'), '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  for (const args of [['ci'], ['run', 'build']]) {
    const all = [...args, ...within];
    process.exitCode ||= npm ? await run(process.execPath, [npm, ...all]) : await run('npm', all);
  }
}
