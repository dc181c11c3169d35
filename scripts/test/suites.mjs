import { readFileSync } from 'node:fs';
import { run, tool } from '../lib/processes.mjs';
import { inRoot } from '../lib/root.mjs';
import { failedTests } from './failed-tests.mjs';
import { unreachedFunctions } from './reached-functions.mjs';

/** The vitest projects of vitest.config.ts, in the order in which they begin; those whose names begin alike run together. */
export const suites = {
  journeys: 'browser journeys',
  postgres: 'integration tests on PostgreSQL',
  embedded: 'integration tests on the embedded database',
  unit: 'unit tests',
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
  const report = readResults(results);
  const { numPassedTests = 0, numTotalTests = 0 } = report;
  const unreached = name === 'embedded' ? unreachedFunctions() : [];
  const failed = numTotalTests - numPassedTests + unreached.length;
  const brokeOtherwise = failed === 0 && (code !== 0 || numTotalTests === 0);
  const failures = [
    ...failedTests(report),
    ...unreached.map((missing) => `Not called on the embedded database: ${missing}`),
    ...(brokeOtherwise ? [`The ${suites[name]} ended with ${code} after ${numTotalTests} tests.`] : []),
  ];
  return { passed: numPassedTests, failed: failed + (brokeOtherwise ? 1 : 0), failures };
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8'));
  } catch {
    return {};
  }
}
