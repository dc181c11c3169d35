import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startBrowser } from './browser.ts';
import './journey.ts';
import { prepareSampleCentre, startProduct } from './product.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = fileURLToPath(new URL('../../scripts/build/run.mjs', import.meta.url));
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
  const sampleCentre = await prepareSampleCentre();
  const products = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startProduct(sampleCentre)),
  );
  const browser = await startBrowser();
  const urls = products.map(({ url }) => url);
  project.provide('journey', { products: urls, sampleCentre, browser: browser.endpoint });
  return async () => {
    await browser.stop();
    for (const product of products) await product.stop();
    await rm(sampleCentre, { recursive: true, force: true });
  };
}
