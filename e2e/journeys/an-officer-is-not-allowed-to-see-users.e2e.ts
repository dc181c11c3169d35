import { expect, test } from 'vitest';
import { openPage } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';

test('users, roles, permissions, audit and outbox are neither offered nor shown to a membership officer', async () => {
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Dashboards' }).waitFor();
  const paths = ['/apps/user/list', '/roles', '/apps/permissions', '/audit', '/notifications/outbox'];
  for (const path of paths) await expect.poll(() => page.locator(`a[href="${path}"]`).count()).toBe(0);
  for (const path of paths) {
    await page.goto(path);
    await page.waitForURL('**/misc/not-authorized');
  }
});

test('a member sees nothing of the office', async () => {
  const page = await openPage();
  await signIn(page, 'Member');
  for (const path of ['/dashboard', '/apps/user/list', '/user/password-reset']) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    expect(new URL(page.url()).pathname).toBe('/misc/not-authorized');
  }
});
