import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startBrowser } from './browser.ts';
import { startDatabaseServer } from './databases.ts';
import './journey.ts';
import { prepareSampleCentre, removeSampleCentre, startProduct } from './product.ts';

interface Stage {
  journey: ProvidedContext['journey'];
  stop(): Promise<void>;
}

/**
 * The journeys that need the machine for themselves are a project of their own, whose setup knows nothing of the other's.
 * They share one stage all the same: filling a second sample centre would take longer than they do.
 */
const ofThisRun = globalThis as { stage?: Promise<Stage> };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ofThisRun.stage ??= setUp(project.vitest.config.maxWorkers);
  const { journey, stop } = await ofThisRun.stage;
  project.provide('journey', journey);
  return async () => {
    const isFirst = ofThisRun.stage !== undefined;
    ofThisRun.stage = undefined;
    if (isFirst) await stop();
  };
}

async function setUp(journeysAtOnce: number): Promise<Stage> {
  const build = fileURLToPath(new URL('../../scripts/build/run.mjs', import.meta.url));
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
  const databases = await startDatabaseServer();
  const [sampleCentre, browser] = await Promise.all([prepareSampleCentre(databases?.url), startBrowser()]);
  const products = await Promise.all(
    Array.from({ length: journeysAtOnce }, () => startProduct(sampleCentre)),
  );
  return {
    journey: {
      products: products.map(({ url, logFile }) => ({ url, logFile })),
      sampleCentre,
      browser: browser.endpoint,
    },
    async stop() {
      await browser.stop();
      for (const product of products) await product.stop();
      await removeSampleCentre(sampleCentre);
      await databases?.stop();
    },
  };
}
