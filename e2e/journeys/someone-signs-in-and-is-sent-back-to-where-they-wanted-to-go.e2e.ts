import { expect, test } from 'vitest';
import { openPage } from '../support/page.ts';
import { accountOf, signIn, signInByForm } from '../support/sign-in.ts';

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

test('everybody starts at the home of their role', async () => {
  const office = await openPage();
  await signInByForm(office, await accountOf('Treasurer'));
  expect(new URL(office.url()).pathname).toBe('/dashboard');
  const member = await openPage();
  await signInByForm(member, await accountOf('Member'));
  expect(new URL(member.url()).pathname).toBe('/membership-details/view');
});

test('anyone who is signed in is not asked again', async () => {
  const page = await openPage();
  await signIn(page, 'Auditor');
  for (const path of ['/login', '/forgot-password']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard');
  }
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.arrayContaining(['accessToken', 'refreshToken', 'userData']),
  );
});

test('a sample account is filled in with one press, and the keyboard does the rest', async () => {
  const page = await openPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill in the account of the role Treasurer' }).click();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect.poll(() => page.locator('header').innerText()).toContain('Treasurer');
});
