import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../browser/browser.ts';
import { startDatabaseServer } from './databases.ts';
import './journey.ts';
import { prepareSampleCentre, removeSampleCentre, startProduct } from './product.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = fileURLToPath(new URL('../../../scripts/build/run.mjs', import.meta.url));
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
  const databases = await startDatabaseServer();
  const [sampleCentre, browser] = await Promise.all([prepareSampleCentre(databases?.url), findBrowser()]);
  const products = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, () => startProduct(sampleCentre)),
  );
  project.provide('journey', {
    products: products.map(({ url, logFile }) => ({ url, logFile })),
    sampleCentre,
    browser: browser.launching,
  });
  return async () => {
    for (const product of products) await product.stop();
    await removeSampleCentre(sampleCentre);
    await browser.remove();
    await databases?.stop();
  };
}
