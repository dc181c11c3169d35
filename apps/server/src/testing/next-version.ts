import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../base/start/package-root.ts';

/** The built program as its next version will be: with one more migration, which only adds. */
export async function makeNextVersion(migration: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kathok-next-'));
  const root = join(folder, 'apps', 'server');
  await mkdir(root, { recursive: true });
  for (const name of ['dist', 'migrations', 'assets', 'package.json', 'node_modules'])
    await cp(join(packageRoot(), name), join(root, name), { recursive: true });
  await symlink(join(packageRoot(), '../../node_modules'), join(folder, 'node_modules'));
  await writeFile(join(root, 'migrations', '9000_next_version.sql'), migration);
  return { root, remove: () => rm(folder, { recursive: true, force: true }) };
}
