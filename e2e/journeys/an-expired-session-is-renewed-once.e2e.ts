import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

const expireAccess = (page: Page) =>
  page.evaluate(() => localStorage.setItem('accessToken', 'no longer good'));

/** The calls that a page makes from now on, with what came of them. */
function listen(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) seen.push(`${pathname.slice(4)} ${response.status()}`);
  });
  return seen;
}

testInProve('calls that meet an expired token wait for one new one, and are made again', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/dashboard');
  await expireAccess(page);
  const seen = listen(page);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('link', { name: 'Dechen Wangmo' }).first().waitFor();
  for (const path of ['/users', '/roles']) {
    await expect
      .poll(() => seen.filter((call) => call.startsWith(`${path} `)))
      .toEqual([`${path} 401`, `${path} 200`]);
  }
  expect(seen.filter((call) => call.startsWith('/auth/refresh'))).toEqual(['/auth/refresh 200']);
});

test('two tabs share the new token', async () => {
  const one = await openPage();
  await signIn(one, 'Administrator');
  await visit(one, '/dashboard');
  const other = await one.context().newPage();
  await visit(other, '/dashboard');
  await expireAccess(one);
  const seen = [listen(one), listen(other)];
  await Promise.all(
    [one, other].map((page) => page.getByRole('link', { name: 'Users', exact: true }).click()),
  );
  await Promise.all(
    [one, other].map((page) => page.getByRole('link', { name: 'Dechen Wangmo' }).first().waitFor()),
  );
  expect(seen.flat().filter((call) => call.startsWith('/auth/refresh'))).toEqual(['/auth/refresh 200']);
});

testInProve('without a way to renew it one signs in again, and is back where one was', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/apps/user/list');
  await expireAccess(page);
  await page.evaluate(() => localStorage.setItem('refreshToken', 'spent'));
  await page.getByLabel('Search users').fill('pema');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Fill in the account of the role Administrator' }).click();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/user/list?q=pema');
  await expect.poll(() => page.getByLabel('Search users').inputValue()).toBe('pema');
});
