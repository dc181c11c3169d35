import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startBrowser } from './browser.ts';
import './journey.ts';
import { startProduct } from './product.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = fileURLToPath(new URL('../../scripts/build/run.mjs', import.meta.url));
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, startProduct));
  const browser = await startBrowser();
  project.provide('journey', { products: products.map(({ url }) => url), browser: browser.endpoint });
  return async () => {
    await browser.stop();
    for (const product of products) await product.stop();
  };
}
