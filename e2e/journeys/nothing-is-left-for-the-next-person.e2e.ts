import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { accountOf, signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a donation that was begun is gone after logging out', async () => {
  const page = await openPage();
  await signIn(page, 'Member');
  await visit(page, '/membership-details/view');
  await page.getByRole('link', { name: 'Donate', exact: true }).first().click();
  const message = page.getByLabel('Message to the centre');
  await message.fill('For my mother');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('mother');
  await page.getByRole('button', { name: /Pema/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('mother');
  // In the same page, which may remember by itself.
  const { username, password } = await accountOf('Member');
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('link', { name: 'Donate', exact: true }).first().click();
  expect(await message.inputValue()).toBe('');
});

test('a page that the browser kept is loaded anew on the way back', async () => {
  const token = await tokenOf('Administrator');
  const query = { standing: 'current', hasPhone: 'true' } as const;
  const { membershipCode, phone } = (await ask(members.list, { query }, token)).data[0]!;
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  await visit(page, '/renew');
  await page.getByLabel('Membership code, CID or phone').fill(membershipCode);
  await page.getByLabel('Date of birth or last 4 digits of the phone').fill(phone!.slice(-4));
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByText(membershipCode).first().waitFor();
  // The browser of these journeys keeps no pages, so the page is told what one that does would tell it.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  await expect.poll(() => page.getByText(membershipCode).count()).toBe(0);
  expect(await page.getByLabel('Membership code, CID or phone').inputValue()).toBe('');
});
