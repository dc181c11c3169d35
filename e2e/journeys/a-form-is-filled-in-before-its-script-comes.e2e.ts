import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { howMany } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { settle } from '../support/screens/visit.ts';

const boxes = (page: Page) =>
  page.locator('main input:not([type=radio], [type=checkbox], [type=file])').filter({ visible: true });

const digits = (index: number) => String(11 + index);

/** On a slow line: the page as the server drew it, and what lets its script come. */
async function openWithoutScript(path: string) {
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  const line = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    line.open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await boxes(page).first().waitFor();
  return { page, line };
}

/** All of them are drawn and started by the same code. */
const forms = [
  '/register',
  '/non-member/donate',
  '/home',
  '/renew',
  '/generate-certificate/member-search',
  '/generate-certificate/donation-search',
].slice(0, howMany({ test: 2, prove: 6 }));

test.each(forms)('%s keeps what was typed, and nothing of it gets into an address', async (path) => {
  const { page, line } = await openWithoutScript(path);
  const typed = await boxes(page).count();
  for (let index = 0; index < typed; index += 1) await boxes(page).nth(index).fill(digits(index));
  await page.keyboard.press('Enter');
  const sent = page.locator('main form:not([action]) [type=submit]');
  expect(await sent.count()).toBeGreaterThan(0);
  expect(await sent.and(page.locator(':enabled')).count()).toBe(0);
  line.open();
  await settle(page);
  expect(new URL(page.url()).search).toBe('');
  for (let index = 0; index < typed; index += 1)
    await expect.poll(() => boxes(page).nth(index).inputValue()).toBe(digits(index));
  expect(await sent.and(page.locator(':disabled')).count()).toBe(0);
});

test('what was chosen early counts, and the person stays where they were', async () => {
  const { page, line } = await openWithoutScript('/non-member/donate');
  await page.getByRole('radio', { name: /Nu\. 1,050/ }).check();
  await page.getByLabel('Identity document').selectOption('Passport');
  await page.getByLabel('Name', { exact: true }).fill('Karma Choden');
  await page.getByLabel('Phone').focus();
  line.open();
  await settle(page);
  await page.getByRole('button', { name: 'Continue with Nu. 1,050' }).first().waitFor();
  await page.keyboard.type('17614208');
  await page.reload();
  await settle(page);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Karma Choden');
  expect(await page.getByLabel('Phone').inputValue()).toBe('17614208');
  expect(await page.getByLabel('Identity document').inputValue()).toBe('passport');
});
