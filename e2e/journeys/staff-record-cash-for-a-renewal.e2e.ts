import { members, type Member } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { addLapsingMember, today } from '../support/records/fees.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('the days and the sum are seen before anything is saved, and the receipt is there at once', async () => {
  const member = await addLapsingMember('Cash Renewer');
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, '/renew-membership/renewal');
  await page.getByLabel('Search members').fill(member.membershipCode);
  await page.getByRole('link', { name: 'Renew Cash Renewer' }).click();

  await page.getByRole('heading', { level: 1, name: 'Renew Cash Renewer' }).waitFor();
  const preview = page.locator('.terms-preview');
  const one = await preview.textContent();
  await page.getByLabel('How many periods').fill('2');
  await expect.poll(() => preview.textContent()).not.toBe(one);
  const sum = await preview.locator('b').textContent();
  await page.getByRole('button', { name: `Renew and record ${sum}` }).click();

  await page.getByRole('heading', { level: 1, name: 'Renewal fee, General' }).waitFor();
  await page.getByRole('article', { name: /^Receipt / }).waitFor();
  const token = await tokenOf('Administrator');
  const renewed = (await ask(members.get, { params: { id: member.id } }, token)) as Member;
  expect(Number(renewed.paidUntil?.slice(0, 4)) - Number(today().slice(0, 4))).toBeGreaterThanOrEqual(1);
  expect(renewed.standing).toBe('current');

  await visit(page, '/renew-membership/list?q=Cash+Renewer');
  await page.getByRole('row', { name: /Cash Renewer.*Confirmed.*Paid/ }).waitFor();
});

testInProve('a renewal is proposed, changed, and paid in two parts', async () => {
  const member = await addLapsingMember('Later Payer');
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, `/renew-membership/renewal/${member.id}/renew`);
  await page.getByLabel('Not paid yet').check();
  await page.getByRole('button', { name: /^Create renewal, Nu\. / }).click();
  await page.getByRole('link', { name: 'Open the renewal' }).click();

  await page.getByLabel('How many periods').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Renewal updated.').waitFor();

  // Nobody proposes twice: the open one is shown instead.
  await visit(page, `/renew-membership/renewal/${member.id}/renew`);
  await page.getByText('A renewal is already open.').waitFor();
  await page.getByRole('link', { name: 'Open', exact: true }).click();

  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByLabel('Amount received').fill('100');
  await page.getByRole('dialog').getByText('remains due').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Record Nu. 100.00' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Open the fee' }).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Record Nu\. / })
    .click();
  await expect.poll(() => page.getByRole('article', { name: /^Receipt / }).count()).toBe(2);
});
