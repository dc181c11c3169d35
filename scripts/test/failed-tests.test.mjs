import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.mjs';

const passed = { fullName: 'money is exact', status: 'passed', failureMessages: [] };
const file = (name, assertionResults, others = {}) => ({
  name,
  status: 'passed',
  message: '',
  assertionResults,
  ...others,
});

test('of a run that passed nothing is said', () => {
  expect(failedTests({ testResults: [file('fees.test.ts', [passed])] })).toEqual([]);
  expect(failedTests({})).toEqual([]);
});

test('a test that failed or was skipped is named with the beginning of what it said', () => {
  const said = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const failed = { fullName: 'a fee is paid once', status: 'failed', failureMessages: [said] };
  const skipped = { fullName: 'a fee is waived', status: 'skipped', failureMessages: [] };
  const [first, second, ...others] = failedTests({
    testResults: [file('fees.test.ts', [passed, failed, skipped])],
  });
  expect(first).toMatch(/^fees\.test\.ts › a fee is paid once\n {4}line 0\n/);
  expect(first.split('\n')).toHaveLength(13);
  expect(second).toBe('fees.test.ts › a fee is waived\n    skipped');
  expect(others).toEqual([]);
});

test('a file that cannot be loaded is named too', () => {
  const broken = file('fees.test.ts', [], { status: 'failed', message: 'Unexpected token' });
  expect(failedTests({ testResults: [broken] })).toEqual(['fees.test.ts\n    Unexpected token']);
});
