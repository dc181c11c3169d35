import { buildWhenStale } from './build/build-when-stale.mjs';
import { runSteps } from './check/run-steps.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { clearReport, writeReport } from './test/report.mjs';
import { runSuite, suites } from './test/suites.mjs';

await installWhenNeeded();
await buildWhenStale();
if (process.argv.includes('--changed')) {
  // Needs installed packages, which are there only by now.
  const { runChanged } = await import('./test/changed/run-changed.mjs');
  process.exit(await runChanged());
}
clearReport();

const started = performance.now();
const { unit, ...databases } = suites;
const titles = { ...databases, check: 'check', unit };
const counts = {};
const seconds = {};

/**
 * Two at once, since while one of them begins, ends or waits, the other goes on. The two that take longest begin, and the
 * short ones are last, so that both sides end at about the same time.
 */
const waiting = Object.keys(titles);

async function work(options) {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    counts[name] = await (name === 'check' ? runSteps() : runSuite(name, options));
    seconds[name] = Math.round((performance.now() - started) / 1000);
  }
}
await Promise.all([work({ printsAtEnd: true }), work()]);
writeReport(counts);

const lines = Object.entries(titles).map(([name, title]) => {
  const { passed, failed } = counts[name];
  return `${failed ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (done after ${seconds[name]} s)`;
});
// Once more at the very end, since of a long record often only that is read.
const failures = Object.values(counts).flatMap((each) => each.failures ?? []);
const total = (key) => Object.values(counts).reduce((sum, each) => sum + each[key], 0);
console.log(`\n${[...failures, ...lines].join('\n')}\n${total('passed')} passed, ${total('failed')} failed`);
if (total('failed') > 0) process.exitCode = 1;
