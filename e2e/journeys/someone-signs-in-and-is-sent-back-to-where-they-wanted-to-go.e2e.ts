import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { accountOf } from '../support/records/sign-in.ts';
import { testInProve } from '../support/how-many.ts';

test('a shared link survives the sign-in', async () => {
  const page = await openPage();
  await page.goto('/audit?entity=Role');
  await page.waitForURL('**/login');
  const { username, password } = await accountOf('Administrator');
  await page.getByLabel('E-mail, phone or membership code').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/audit?entity=Role');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Audit trail');
});

testInProve('a sample account is filled in with one press, and the keyboard does the rest', async () => {
  const page = await openPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill in the account of the role Treasurer' }).click();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect.poll(() => page.locator('header').innerText()).toContain('Treasurer');
});
