import { appendFileSync, mkdirSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { packageRoot } from '../base/start/package-root.ts';

// Which functions of repositories the tests on the embedded database have called, for scripts/test/reached-functions.mjs.
const folder = join(packageRoot(), '../../test-results/reached');
const ofThisProcess = globalThis as { coverage?: Promise<Session> };

/** Begins before any repository is loaded, once in each process. */
async function startCounting(): Promise<Session> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  mkdirSync(folder, { recursive: true });
  return session;
}

const session = await (ofThisProcess.coverage ??= startCounting());
afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const reached = result
    .filter(({ url }) => url.endsWith('.repository.ts'))
    .flatMap(({ url, functions }) =>
      functions
        .filter(({ functionName, ranges }) => functionName && ranges[0]!.count > 0)
        .map(({ functionName }) => `${url.replace(/^.*\/src\//, '')} ${functionName}\n`),
    );
  appendFileSync(join(folder, `${process.pid}.txt`), reached.join(''));
});
