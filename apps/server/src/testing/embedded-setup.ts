import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { unpackCluster } from '../db/embedded/cluster-archive.ts';
import { templateFile } from '../db/connections/open-embedded.ts';
import { packageRoot } from '../base/start/package-root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated embedded database, unpacked, that each test file's own is copied from. */
    cluster: string;
  }
}

/** The embedded database runs from its built worker and template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = join(packageRoot(), '../../scripts/build/run.mjs');
  execFileSync(process.execPath, [build, 'server'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'kathok-template-'));
  const cluster = join(folder, 'cluster');
  unpackCluster(gunzipSync(await readFile(templateFile()!)), cluster);
  project.provide('cluster', cluster);
  return () => rm(folder, { recursive: true, force: true });
}
