import { execFileSync } from 'node:child_process';
import { root } from '../../lib/root.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** Where this branch left main; without a main, the last commit. */
function beginning() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // This clone does not have it.
    }
  }
  return 'HEAD';
}

/** Every file that this branch or the working tree has changed, added or removed. */
export function changedFiles() {
  const committed = git('diff', '--name-only', '-z', beginning());
  const added = git('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set(`${committed}${added}`.split('\0'))].filter(Boolean).sort();
}
