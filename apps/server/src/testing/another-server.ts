import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import { appJobs } from '../app-jobs.ts';
import { endpointClient } from './endpoint-client.ts';
import type { TestApp } from './start-test-app.ts';
import { injected } from './transports.ts';

/** One more server on the database of the first, with a disk of its own. */
export async function startAnotherServer({ deps }: TestApp, options: Partial<AppDeps> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kathok-server-'));
  const ours: AppDeps = { ...deps, dataDir, port: 4001, ...options };
  const app = await buildApp(ours);
  return {
    ...endpointClient(injected(app)),
    inject: app.inject.bind(app),
    jobs: appJobs(ours),
    async close(): Promise<void> {
      await app.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
export type AnotherServer = Awaited<ReturnType<typeof startAnotherServer>>;
