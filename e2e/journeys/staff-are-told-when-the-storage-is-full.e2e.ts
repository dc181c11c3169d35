import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../support/page.ts';
import { startProduct } from '../support/product.ts';
import { screenshot } from '../support/screenshot.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

/** More than any disk has, so that the storage counts as full. */
const everything = { STORAGE_RESERVE_MB: '1000000' };

test('a strip above every page tells that nothing can be saved, reading goes on, and it goes by itself', async () => {
  const full = await startProduct(everything);
  onTestFinished(() => full.stop());
  const page = await openPage({ baseURL: full.url });
  await signIn(page, 'Administrator');
  await visit(page, '/membership-list');
  const strip = page.getByRole('status').filter({ hasText: 'Storage is almost full' });
  await strip.waitFor();
  expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(0);

  await visit(page, '/country/add');
  await strip.waitFor();

  for (const skin of ['light', 'dark']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((chosen) => (document.documentElement.dataset['skin'] = chosen), skin);
      await screenshot(page, `storage strip ${skin} ${width}`);
    }
  }

  await full.restart({});
  await strip.waitFor({ state: 'detached', timeout: 60_000 });
});
