import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../check/source-files.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { run, tool } from '../lib/processes.mjs';
import { inRoot, root } from '../lib/root.mjs';

/** The tests that are larger here than in `npm test` are those that ask `howMany`. */
export const filesWithLongForms = () =>
  repositoryFiles(root).filter(
    (file) => file.endsWith('.itest.ts') && readFileSync(inRoot(file), 'utf8').includes('/how-many.ts'),
  );

/** Runs them one file after the other, since each wants the whole machine. Answers those that failed. */
export async function proveLongForms(wanted) {
  const files = filesWithLongForms().filter((file) => file.includes(wanted));
  if (files.length === 0) throw new PlainError(`No proof has “${wanted}” in its name.`);
  const failed = [];
  for (const file of files) {
    const args = [tool('vitest'), 'run', '--project', 'embedded', '--project', 'postgres', file];
    if ((await run(process.execPath, args, { env: { PROVE: '1' } })) !== 0) failed.push(file);
  }
  return failed;
}
