import { repositoryFiles } from '../../check/source-files.mjs';
import { run, tool } from '../../lib/processes.mjs';
import { root } from '../../lib/root.mjs';
import { affectedTests } from './affected-tests.mjs';
import { changedFiles } from './changed-files.mjs';

/** `npm test -- --changed`: what the changes of this branch and of the working tree can break. Answers the exit code. */
export async function runChanged() {
  const changed = changedFiles();
  const { tests, leftOut } = affectedTests(root, repositoryFiles(root), changed);
  console.log(`${changed.length} changed files can break ${tests.length} test files.`);
  if (leftOut.length > 0)
    console.log(`Left to the whole of npm test: ${leftOut.length} journeys that touch them.`);
  return tests.length === 0 ? 0 : run(process.execPath, [tool('vitest'), 'run', ...tests]);
}
