import type { Page } from 'playwright-core';

/** Goes to a screen and waits until what it shows is there: its heading, its data, and nothing still moving. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy=true]') &&
      document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
}
