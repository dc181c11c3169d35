import { buildWhenStale } from './build/build-when-stale.mjs';
import { runSteps } from './check/run-steps.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { clearReport, writeReport } from './test/report.mjs';
import { runSuite, suites } from './test/suites.mjs';

await installWhenNeeded();
await buildWhenStale();
clearReport();

const started = performance.now();
const counts = { check: await runSteps() };
const lines = [line('check', counts.check)];
for (const [name, title] of Object.entries(suites)) {
  counts[name] = await runSuite(name);
  lines.push(line(title, counts[name]));
}
writeReport(counts);

function line(title, { passed, failed }) {
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${failed ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (done after ${seconds} s)`;
}
const total = (key) => Object.values(counts).reduce((sum, count) => sum + count[key], 0);
console.log(`\n${lines.join('\n')}\n${total('passed')} passed, ${total('failed')} failed`);
if (total('failed') > 0) process.exitCode = 1;
