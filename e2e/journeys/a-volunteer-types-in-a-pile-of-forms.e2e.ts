import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { newCid } from '../support/records/people.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** Types who somebody is with the keyboard alone, beginning where the focus is. */
async function typePerson(page: Page, name: string, cid: string): Promise<void> {
  await page.locator('#name:focus').waitFor();
  await page.keyboard.type(name);
  await page.getByLabel('Woman').check();
  // A full day passes on to the month, a full month to the year.
  await page.locator('#dateOfBirth').focus();
  await page.keyboard.type('14031978');
  await page.getByLabel('Document number').fill(cid);
  await page.getByLabel('Phone').fill(`17${cid.slice(-6)}`);
}

test('the fee is taken with the form, and the next form begins where the last one ended', async () => {
  const page = await openPage();
  const cid = newCid();
  const [first, second] = [`Pile One ${cid.slice(-4)}`, `Pile Two ${cid.slice(-4)}`];
  await signIn(page, 'Membership officer');
  await visit(page, '/membership/add');
  // A form that nobody has typed into is left without a question.
  await expect.poll(() => page.getByLabel('Country').locator(':checked').innerText()).toBe('Bhutan');
  await page.getByRole('main').getByRole('link', { name: 'Members' }).click();
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();

  await visit(page, '/membership/add');
  await typePerson(page, first, cid);
  expect(await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year').inputValue()).toBe(
    '1978',
  );
  await page.getByLabel('Membership type').selectOption('General');
  await page.getByLabel('Payment frequency').selectOption('Yearly');
  await page.getByText('Nu. 1,400.00 to pay.').waitFor();
  await page.getByLabel('Cash', { exact: true }).check();
  await page.getByRole('button', { name: 'Add member, record Nu. 1,400.00' }).waitFor();
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await page.getByText(`${first} added as KM-`).waitFor();

  // The type stays, the person is another one.
  await typePerson(page, second, newCid());
  expect(await page.getByLabel('Membership type').locator(':checked').innerText()).toBe('General');
  await page.getByLabel('Not paid yet').check();
  await page.getByRole('button', { name: 'Add member', exact: true }).click();
  await page.getByRole('heading', { name: second }).waitFor();

  // An applicant's page offers the next step.
  await page.getByRole('button', { name: 'Record Nu. 1,400' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nu\. 1,400\.00/ })
    .click();
  await page.getByText(/^Paid until /).waitFor();
  expect(await page.getByRole('button', { name: 'Record Nu. 1,400' }).count()).toBe(0);
  // The receipt of what was just paid is among the papers without opening the page again.
  await page.getByRole('button', { name: /^Download .+ as PDF$/ }).waitFor();
  expect(await page.getByText('No receipts or certificates yet.').count()).toBe(0);

  await visit(page, `/membership-list?q=${encodeURIComponent(first)}`);
  await page.getByRole('link', { name: first }).click();
  await page.getByText(/^Paid until /).waitFor();
});
