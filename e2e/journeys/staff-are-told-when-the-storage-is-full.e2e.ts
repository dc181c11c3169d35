import { expect, onTestFinished, test, vi } from 'vitest';
import { openFirstPage } from '../support/page.ts';
import { startEmptyProduct } from '../support/product.ts';
import { signInWith } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

// The product is started twice.
vi.setConfig({ testTimeout: 600_000 });

/** More than any disk has, so that the storage counts as full. */
const everything = { STORAGE_RESERVE_MB: '1000000' };

const administrator = { username: 'lopen@example.bt', password: 'seven bowls of clear water' };

// On the embedded database, which shares the storage with the files; a server for the database would take records still.
test('a strip above every page tells that nothing can be saved, reading goes on, and it goes by itself', async () => {
  const product = await startEmptyProduct({
    ADMIN_EMAIL: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...everything,
  });
  onTestFinished(() => product.stop());
  const page = await openFirstPage({ baseURL: product.url });
  await signInWith(page, administrator);
  await visit(page, '/apps/user/list');
  const strip = page.getByRole('status').filter({ hasText: 'Storage is almost full' });
  await strip.waitFor();
  expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(0);

  await visit(page, '/country/add');
  await strip.waitFor();

  await product.restart({ DEMO: '0' });
  await strip.waitFor({ state: 'detached' });
});
