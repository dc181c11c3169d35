import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageRoot } from '../base/start/package-root.ts';
import { type SeededBug, seededBugs } from '../testing/seeded-bugs.ts';

const root = join(packageRoot(), '../..');

/** Runs one test with a defence taken out; answers the names of the tests that failed. */
async function failuresWithout(defence: string, bug: SeededBug, cwd = root): Promise<string[]> {
  const { test: file, named, sql, project = 'embedded' } = bug;
  // The short form is enough to find it.
  const env = { ...process.env, PROVE: '', SEEDED_BUG: defence, ...(sql && { SEEDED_SQL: sql }) };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', project, file, '-t', named, '--reporter=json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env }).catch(
    (error: { stdout: string }) => error,
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"num'))) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status }) => (status === 'failed' ? [title] : []));
}

const isMade = /^(\.git|node_modules|dist|test-results)$/;

/** The same in a copy of the source, from which what was built is built again with the bug in it. */
async function failuresOfBuilt(bug: SeededBug): Promise<string[]> {
  const { file, take, give } = bug.source!;
  const copy = mkdtempSync(join(tmpdir(), 'kathok-bug-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !isMade.test(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const source = join(copy, file);
    writeFileSync(source, readFileSync(source, 'utf8').replace(take, give));
    // Nothing else is taken out of it.
    return await failuresWithout('', bug, copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test.each(Object.entries(seededBugs))('without the %s its test fails', async (defence, bug) => {
  for (let draw = 0; draw < (bug.isDrawn ? 3 : 1); draw += 1) {
    const failed = await (bug.isBuilt ? failuresOfBuilt(bug) : failuresWithout(defence, bug));
    expect(failed).not.toEqual([]);
    expect(failed.filter((title) => !title.startsWith(bug.named))).toEqual([]);
  }
});
