import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleCentre } from '../support/journey.ts';
import { openFirstPage } from '../support/page.ts';
import { startProduct } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

// The product is started twice.
vi.setConfig({ testTimeout: 600_000 });

/** More than any disk has, so that the storage counts as full. */
const everything = { STORAGE_RESERVE_MB: '1000000' };

test('a strip above every page tells that nothing can be saved, reading goes on, and it goes by itself', async () => {
  const product = await startProduct(sampleCentre(), everything);
  onTestFinished(() => product.stop());
  const page = await openFirstPage({ baseURL: product.url });
  await signIn(page, 'Administrator');
  await visit(page, '/membership-list');
  const strip = page.getByRole('status').filter({ hasText: 'Storage is almost full' });
  await strip.waitFor();
  expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(0);

  await visit(page, '/country/add');
  await strip.waitFor();

  await product.restart({});
  await strip.waitFor({ state: 'detached', timeout: 60_000 });
});
