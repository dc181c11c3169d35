import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashDonation } from '../support/records/donations.ts';
import { askToGiveBack } from '../support/product/give-back.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('its receipt shows void and why, and the money can be recorded again', async () => {
  const donor = `Kinley Wangchuk ${randomInt(10_000)}`;
  const { id, receiptNumber } = await cashDonation(donor);
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/list/view/${id}`);
  await askToGiveBack(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Reverse Nu. 500' }).click();
  await drawer.getByRole('alert').getByRole('link', { name: /^Why/ }).waitFor();
  await drawer.getByLabel('Why').fill('Counted twice');
  await drawer.getByRole('button', { name: 'Reverse Nu. 500' }).click();

  const paper = page.getByRole('article', { name: `Receipt ${receiptNumber}` });
  await paper.getByText('VOID', { exact: true }).waitFor();
  await paper.getByText(/Counted twice/).waitFor();

  // The right sum is recorded; whose it was and what for stays, because a receipt says so.
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByText(`A receipt was issued to ${donor} for Butter lamps`).waitFor();
  await expect.poll(() => page.getByLabel('Purpose').count()).toBe(0);
  await page.getByLabel('Amount').fill('600');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: `Nu. 600 from ${donor}` }).waitFor();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await drawer.getByLabel('Cheque').check();
  await drawer.getByRole('textbox', { name: 'Bank' }).fill('Bhutan National Bank');
  await drawer.getByRole('textbox', { name: 'Journal number' }).fill(String(randomInt(1_000_000)));
  await drawer.getByRole('button', { name: 'Record Nu. 600' }).click();
  await page
    .getByRole('article', { name: /^Receipt/ })
    .nth(1)
    .waitFor();
  await expect.poll(() => page.getByText('VOID', { exact: true }).count()).toBe(1);
});
