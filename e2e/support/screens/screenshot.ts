import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { changeAppearance } from '../browser/appearance.ts';

const folder = new URL('../../../test-results/screens/', import.meta.url);

/** Pictures are for people to look at, and nobody looks after each run: `npm run prove` takes them. */
export const takesPictures = process.env['PROVE'] !== undefined;

async function keepPicture(page: Page, name: string): Promise<void> {
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), fullPage: true });
}

/** Keeps a picture of the whole page under test-results/screens. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (takesPictures) await keepPicture(page, name);
}

/** A picture in the light skin, and one in the dark. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!takesPictures) return;
  for (const skin of ['dark', 'light'] as const) {
    await changeAppearance(page, { skin });
    await keepPicture(page, `${name} ${skin}`);
  }
}

/** A test that failed shows what its page looked like. */
export const screenshotOfFailure = (page: Page, test: string): Promise<void> =>
  keepPicture(page, `failed ${test}`);
