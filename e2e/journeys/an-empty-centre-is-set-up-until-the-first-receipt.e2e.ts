import type { Page } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { openFirstPage } from '../support/browser/page.ts';
import { type Product, startEmptyProduct } from '../support/product/product.ts';
import { signInByForm } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

// The product is started twice.
vi.setConfig({ testTimeout: 600_000 });

const administrator = { username: 'lopen@example.bt', password: 'seven bowls of clear water' };
const qr =
  '000201010211091694009400000000045204000053030645802BT5911TEST CENTRE6007THIMPHU62120208170000006304A232';
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const done = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).getByText('Done', { exact: true });

async function addMember(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Rinzin Om');
  await page.getByLabel('Woman').check();
  const birth = page.getByRole('group', { name: 'Date of birth' });
  for (const [part, value] of [
    ['Day', '2'],
    ['Month', '12'],
    ['Year', '1990'],
  ] as const)
    await birth.getByLabel(part).fill(value);
  await page.getByLabel('Document number').fill('11407001234');
  await page.getByLabel('Phone').fill('17310001');
  await page.getByLabel('Membership type').selectOption('General');
  await page.getByLabel('Payment frequency').selectOption('Yearly');
  await page.getByRole('button', { name: 'Add member' }).click();
  await page.getByRole('heading', { name: 'Rinzin Om' }).waitFor();
}

/** Without a name, in cash. */
async function giveAtTheDesk(page: Page): Promise<void> {
  await page.locator('#donorType:focus').waitFor();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('150000');
  await page.keyboard.press('Tab');
  await page.getByRole('option', { name: 'Butter lamps' }).waitFor({ state: 'attached' });
  await page.keyboard.type('Butter');
  await page.getByRole('button', { name: 'Save Nu. 1,50,000' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^Saved, receipt KM\/R\/\d{4}\/000001/).waitFor();
}

/** Until there is room on the disk, a strip above every page tells that nothing can be saved, and reading goes on. */
async function makeRoom(page: Page, product: Product): Promise<void> {
  await visit(page, '/apps/user/list');
  const strip = page.getByRole('status').filter({ hasText: 'Storage is almost full' });
  await strip.waitFor();
  expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(0);
  await visit(page, '/country/add');
  await strip.waitFor();
  await product.restart({ DEMO: '0' });
  await strip.waitFor({ state: 'detached' });
}

test('from a full disk and the first sign-in to the first receipt', async () => {
  // On the embedded database, which shares the storage with the files. No disk has as much to spare.
  const product = await startEmptyProduct({
    ADMIN_EMAIL: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    STORAGE_RESERVE_MB: '1000000',
  });
  onTestFinished(() => product.stop());
  const page = await openFirstPage({ baseURL: product.url });

  await visit(page, '/register');
  await page.getByText('Registration opens soon.').waitFor();
  await visit(page, '/donate');
  await page.getByText('Please give at the desk.').waitFor();

  await signInByForm(page, administrator);
  await makeRoom(page, product);
  await visit(page, '/dashboard');
  await page.getByRole('heading', { name: '0 of 6 steps done' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit name and logo' }).click();
  await page.locator('input[type=file]#logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(dot, 'base64'),
  });
  await page.getByLabel('Centre name').fill('Kathok Choling');
  // By a key, since the preview of papers moves what is below it when it comes.
  await page.getByLabel('By lakh: 12,34,567.00').press('Space');
  const tabs = page.getByRole('navigation', { name: 'Settings', exact: true });
  await tabs.getByRole('link', { name: 'Bank accounts and checks' }).click();
  await page.getByRole('button', { name: 'Add an account' }).click();
  await page.getByLabel('Bank', { exact: true }).fill('Bank of Bhutan');
  await page.getByLabel('Account name').fill('Kathok Dharma Centre');
  await page.getByLabel('Account number').fill('100108108');
  await page.getByRole('switch', { name: 'Enter the code as text' }).check();
  await page.getByLabel(/QR code, as text/).fill(qr);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved.').waitFor();
  await page.getByText(/^© \d{4} Kathok Choling\. All rights Reserved\.$/).waitFor();

  await page.getByRole('link', { name: 'Dashboards' }).click();
  await page.getByRole('heading', { name: '2 of 6 steps done' }).waitFor();
  await page.getByRole('button', { name: 'Confirm these fees' }).click();
  await done(page, 'Membership types and fees').waitFor();
  await page.getByRole('link', { name: 'Add one' }).click();
  await addMember(page);

  await visit(page, '/dashboard');
  await done(page, 'The first member').waitFor();
  await page.getByRole('button', { name: 'Show the dashboard now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  await page.getByRole('link', { name: 'Record a donation' }).click();
  await giveAtTheDesk(page);
  await visit(page, '/payments/received');
  await page.getByRole('row', { name: /KM\/R\/\d{4}\/000001.*Nu\. 1,50,000/ }).waitFor();
  await visit(page, '/register');
  await page.getByRole('heading', { name: 'Who would like to join?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/register');
});
