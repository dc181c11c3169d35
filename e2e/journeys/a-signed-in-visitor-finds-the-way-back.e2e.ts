import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { accountOf, signInByForm } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

test('from the public pages to one’s own, and out', async () => {
  const page = await openPage();
  await visit(page, '/home');
  await expect.poll(() => page.getByRole('link', { name: 'Login' }).count()).toBe(1);
  await signInByForm(page, await accountOf('Member'));
  // Links of the office lead to the public pages as well.
  await page
    .getByRole('link', { name: /^Kathok Membership/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Keep the lamps of Kathok burning' }).waitFor();
  await page.getByRole('link', { name: 'Membership details' }).click();
  await page.waitForURL('**/membership-details/view');
  await visit(page, '/faq');
  await page.goto('/');
  await page.waitForURL('**/membership-details/view');

  await visit(page, '/faq');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await visit(page, '/');
  await page.getByRole('heading', { name: 'Keep the lamps of Kathok burning' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});

testInProve('what was chosen for the eyes holds on the public pages', async () => {
  const page = await openPage();
  await visit(page, '/faq');
  await page.getByRole('button', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await panel.getByRole('radio', { name: 'Dark', exact: true }).first().check();
  await page.keyboard.press('Escape');
  await visit(page, '/home');
  expect(await page.evaluate(() => document.documentElement.dataset['skin'])).toBe('dark');
});

testInProve('a question is found by a word of its answer', async () => {
  const page = await openPage();
  await visit(page, '/faq');
  await page.getByLabel('Search the answers').fill('journal slip');
  const found = page.locator('.questions details');
  await expect.poll(() => found.count()).toBeGreaterThan(0);
  await expect.poll(() => found.count()).toBeLessThan(10);
  await expect.poll(() => found.first().getAttribute('open')).not.toBeNull();
  await page.getByLabel('Search the answers').fill('elephant');
  await page.getByText('No answer contains these words.').waitFor();
});
