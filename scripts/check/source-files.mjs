import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Every file the repository holds or is about to (not the ignored ones), relative to its root. */
export function repositoryFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return [...new Set(files)].filter((file) => file && existsSync(join(root, file))).sort();
}
