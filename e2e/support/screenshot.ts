import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { changeAppearance } from './appearance.ts';

const folder = new URL('../../test-results/screens/', import.meta.url);

/** Keeps a picture of the whole page under test-results/screens. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), fullPage: true });
}

/** A picture in the light skin, and one in the dark. */
export async function pictures(page: Page, name: string): Promise<void> {
  for (const skin of ['dark', 'light'] as const) {
    await changeAppearance(page, { skin });
    await screenshot(page, `${name} ${skin}`);
  }
}
