import { expect, test } from 'vitest';
import { addLapsingMember } from '../support/records/fees.ts';
import { askToGiveBack } from '../support/product/give-back.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('the receipt is void, and the membership stands where it stood before', async () => {
  const member = await addLapsingMember('Cheque Payer');
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, `/membership-list/view/${member.id}`);
  const before = await page.getByText(/^Paid until /).textContent();

  await page.getByRole('link', { name: 'Renew', exact: true }).first().click();
  await page.getByLabel('Cheque').check();
  await page.getByLabel('Bank', { exact: true }).fill('Bhutan National Bank');
  await page.getByLabel('Journal number').fill(`CH${Date.now()}`);
  await page.getByRole('button', { name: /^Renew and record Nu\. / }).click();
  await page.getByRole('article', { name: /^Receipt / }).waitFor();
  const feePage = new URL(page.url()).pathname;

  await visit(page, `/membership-list/view/${member.id}`);
  await expect.poll(() => page.getByText(/^Paid until /).textContent()).not.toBe(before);

  await visit(page, feePage);
  const drawer = await askToGiveBack(page);
  // Nothing is sent to somebody without an e-mail address, and the form says so.
  await drawer.getByText(/^No e-mail address is known\. Please call 17 /).waitFor();
  await drawer.getByRole('button', { name: /^Reverse Nu\. / }).click();
  await drawer.getByRole('alert').getByRole('link', { name: /Why/ }).waitFor();
  await drawer.getByLabel('Why').fill('The cheque was returned by the bank');
  await drawer.getByRole('button', { name: /^Reverse Nu\. / }).click();
  const receipt = page.getByRole('article', { name: /^Receipt / });
  await receipt.getByText('VOID', { exact: true }).waitFor();
  await receipt.getByText(/The cheque was returned by the bank/).waitFor();

  await visit(page, `/membership-list/view/${member.id}`);
  await expect.poll(() => page.getByText(/^Paid until /).textContent()).toBe(before);
});
