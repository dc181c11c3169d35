import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startBrowser } from './browser.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the product, and of the browser's own control. */
    journey: { product: string; browser: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = fileURLToPath(new URL('../../scripts/build/run.mjs', import.meta.url));
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
  const product = await startProduct();
  const browser = await startBrowser();
  project.provide('journey', { product: product.url, browser: browser.endpoint });
  return async () => {
    await browser.stop();
    await product.stop();
  };
}
