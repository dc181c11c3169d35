import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageRoot } from '../base/start/package-root.ts';
import { type SeededBug, seededBugs } from '../testing/seeded-bugs.ts';

const root = join(packageRoot(), '../..');

/** Runs one test with a defence taken out; answers the names of the tests that failed. */
async function failuresWithout(defence: string, { test: file, named, sql }: SeededBug): Promise<string[]> {
  const env = { ...process.env, SEEDED_BUG: defence, ...(sql && { SEEDED_SQL: sql }) };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'embedded', file, '-t', named, '--reporter=json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(
    (error: { stdout: string }) => error,
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"num'))) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status }) => (status === 'failed' ? [title] : []));
}

test.each(Object.entries(seededBugs))('without the %s its test fails', async (defence, bug) => {
  expect(await failuresWithout(defence, bug)).toEqual([bug.named]);
});
