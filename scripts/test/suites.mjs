import { readFileSync } from 'node:fs';
import { run, tool } from '../lib/processes.mjs';
import { inRoot } from '../lib/root.mjs';
import { unreachedFunctions } from './reached-functions.mjs';

/** The vitest projects of vitest.config.ts; those whose names begin alike run together. */
export const suites = {
  unit: 'unit tests',
  embedded: 'integration tests on the embedded database',
  postgres: 'integration tests on PostgreSQL',
  journeys: 'browser journeys',
};

/**
 * Runs one suite and counts. A test that was skipped, a suite without tests, and a function of a repository that is not
 * reached on the embedded database count as failures.
 */
export async function runSuite(name, options) {
  const results = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const code = await run(
    process.execPath,
    [tool('vitest'), 'run', '--project', `${name}*`, ...reporters],
    options,
  );
  const { numPassedTests = 0, numTotalTests = 0 } = readResults(results);
  const unreached = name === 'embedded' ? unreachedFunctions() : [];
  for (const missing of unreached) console.error(`Not called on the embedded database: ${missing}`);
  const failed = numTotalTests - numPassedTests + unreached.length;
  const brokeOtherwise = failed === 0 && (code !== 0 || numTotalTests === 0);
  return { passed: numPassedTests, failed: failed + (brokeOtherwise ? 1 : 0) };
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8'));
  } catch {
    return {};
  }
}
