import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { cashDonation } from '../support/records/donations.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { mailsTo } from '../support/product/mail.ts';
import { openPage } from '../support/browser/page.ts';
import { newEmail } from '../support/records/people.ts';
import { screenshot } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

const receipts = (page: Page) => page.getByRole('article', { name: /^Receipt/ });

async function openDonation(width: number, contact: { email?: string } = {}) {
  const donor = `Kinley Wangchuk ${randomInt(10_000)}`;
  const { id, receiptNumber } = await cashDonation(donor, contact);
  const page = await openPage({ viewport: { width, height: 900 } });
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/list/view/${id}`);
  await page.getByRole('button', { name: 'Correct…' }).click();
  return { page, donor, receiptNumber, drawer: page.getByRole('dialog') };
}

test('a wrong amount: one act, each receipt names the other, and the payer hears of it once', async () => {
  const email = newEmail('Kinley Wangchuk');
  const { page, donor, receiptNumber, drawer } = await openDonation(1440, { email });
  await drawer.getByRole('button', { name: `Correct Nu. 500 for ${donor}` }).click();
  await drawer
    .getByRole('alert')
    .getByRole('link', { name: /^Enter an amount/ })
    .waitFor();
  await drawer
    .getByRole('alert')
    .getByRole('link', { name: /^What happened/ })
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await screenshot(page, 'correcting a payment 1440');
  await drawer.getByLabel('Amount received').fill('Nu. 50');
  await drawer.getByLabel('What happened').fill('50 was typed as 500');
  // The sample centre has no mail server, and the form does not pretend that it had one.
  await drawer.getByText(`E-mail is not set up: the message to ${email} is kept`).waitFor();
  await drawer.getByLabel('E-mail the payer once about the new receipt').check();
  await drawer.getByRole('button', { name: `Correct Nu. 50 for ${donor}` }).click();
  await page.getByText(`Receipt ${receiptNumber} is replaced by`).waitFor();
  await page.getByRole('heading', { name: `Nu. 50 from ${donor}` }).waitFor();
  await expect.poll(() => receipts(page).count()).toBe(2);
  await page
    .getByRole('article', { name: `Receipt ${receiptNumber}` })
    .getByText(/^Replaced by KM/)
    .waitFor();
  const about = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject === `Receipt ${receiptNumber} is replaced`).length;
  await expect.poll(about).toBe(1);
});

testInProve('a wrong person, on a phone: the money stands on another donation', async () => {
  const { page, donor, drawer } = await openDonation(390);
  await drawer.getByLabel('The person').check();
  await drawer.getByRole('combobox', { name: 'Whose money it was' }).fill('Namgay Bidha');
  await screenshot(page, 'correcting the person 390');
  await page.getByRole('option', { name: /who is not a member/ }).click();
  await drawer.getByLabel('What happened').fill('It was her aunt’s');
  await drawer.getByRole('button', { name: 'Correct Nu. 500 for Namgay Bidha' }).click();
  await page.getByRole('heading', { name: 'Nu. 500 from Namgay Bidha' }).waitFor();
  expect(await page.getByText(donor).count()).toBe(0);
});

test('a fee that was a donation: the coverage goes, and the donation has the receipt', async () => {
  const member = await addLapsingMember('Generous Giver');
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/membership-list/view/${member.id}`);
  const before = await page.getByText(/^Paid until /).textContent();
  await page.getByRole('link', { name: 'Renew', exact: true }).first().click();
  await page.getByRole('button', { name: /^Renew and record Nu\. / }).click();
  await receipts(page).waitFor();

  await page.getByRole('button', { name: 'Correct…' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('It was a donation').check();
  await drawer.getByLabel('Purpose').selectOption({ label: 'Butter lamps' });
  await drawer.getByLabel('What happened').fill('She meant it for the lamps');
  await drawer.getByRole('button', { name: /^Correct Nu\. [\d,.]+ for Generous Giver/ }).click();
  await page.getByRole('heading', { name: /^Nu\. [\d,]+ from Generous Giver/ }).waitFor();
  await receipts(page).waitFor();
  await visit(page, `/membership-list/view/${member.id}`);
  expect(await page.getByText(/^Paid until /).textContent()).toBe(before);
});
