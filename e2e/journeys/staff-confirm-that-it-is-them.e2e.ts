import { auth, settings, stepUpHeader } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { intercept } from '../support/network/intercept.ts';
import { ask, tokenOf } from '../support/product/api.ts';
import { accountOf, signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** Five minutes later: what the server then says to a call that brings no proof. The rest of the journey is the server's own. */
async function letFiveMinutesPass(page: Page): Promise<void> {
  await intercept(page, `**/api${settings.update.path}`, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH' || request.headers()[stepUpHeader.toLowerCase()])
      return route.fallback();
    const problem = { status: 403, code: 'step_up_required', title: 'Please show once more', requestId: 'r' };
    return route.fulfill({ status: 403, json: { ...problem, ways: ['password'] } });
  });
}

test('another bank account is saved by who knows the password, and nothing typed is lost', async () => {
  const token = await tokenOf('Administrator');
  const { bankAccounts: before } = await ask(settings.get, {}, token);
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/settings#part-accounts');
  await page.getByRole('button', { name: 'Add an account' }).click();
  const account = { bank: 'Bhutan National Bank', accountName: 'Kathok', accountNumber: '5000123456789' };
  await page.getByLabel('Bank', { exact: true }).last().fill(account.bank);
  await page.getByLabel('Account name').last().fill(account.accountName);
  const number = page.getByLabel('Account number').last();
  await number.fill(account.accountNumber);
  await letFiveMinutesPass(page);
  const save = page.getByRole('button', { name: 'Save settings' });
  const question = page.getByRole('dialog', { name: 'Please confirm that it is you' });

  // Somebody who does not want to has changed nothing, and still has what was typed.
  await save.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await number.inputValue()).toBe(account.accountNumber);
  expect((await ask(settings.get, {}, token)).bankAccounts).toEqual(before);

  await save.click();
  const password = question.getByLabel('Your password', { exact: true });
  await password.fill('not the password of this centre');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await question.getByText('That was not your password. Please try again.').first().waitFor();
  expect(await number.inputValue()).toBe(account.accountNumber);
  const shown = page.waitForResponse(`**/api${auth.stepUp.path}`);
  await password.fill((await accountOf('Administrator')).password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  expect((await shown).status()).toBe(200);
  await page.getByText('Settings saved.').waitFor();
  expect((await ask(settings.get, {}, token)).bankAccounts).toEqual([...before, { ...account, qr: null }]);

  // What was shown serves the next minutes: nobody is asked twice.
  await page.getByRole('button', { name: 'Remove this account' }).last().click();
  await save.click();
  await expect.poll(async () => (await ask(settings.get, {}, token)).bankAccounts).toEqual(before);
  expect(await question.isVisible()).toBe(false);
});
