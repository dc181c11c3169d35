import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.ts';

/** The embedded database runs from its built worker and template. */
export default function setup(): void {
  const build = join(packageRoot(), '../../scripts/build/run.mjs');
  execFileSync(process.execPath, [build, 'server'], { stdio: 'inherit' });
}
