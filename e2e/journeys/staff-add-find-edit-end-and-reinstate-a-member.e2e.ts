import { members } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { newCid } from '../support/records/people.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** What a list of choices shows, which is not always what its form believes. */
const chosenIn = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text);

test('the life of a record in the register', async () => {
  const page = await openPage();
  const cid = newCid();
  const name = `Rinzin Om ${cid.slice(-4)}`;
  await signIn(page, 'Membership officer');

  await visit(page, '/membership/add');
  await page.getByRole('button', { name: 'Add member' }).click();
  await page.getByRole('alert').getByRole('link', { name: /Name/ }).first().waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Gender: please choose one' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Woman').check();
  await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Day').fill('2');
  await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Month').fill('12');
  await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year').fill('1990');
  await page.getByLabel('Document number').fill(cid);
  await page.getByLabel('Phone').fill(`17${cid.slice(-6)}`);
  // Most are from Bhutan, and for life there is only one way to pay.
  expect(await chosenIn(page, 'Country')).toBe('Bhutan');
  await page.getByLabel('Membership type').selectOption('Life');
  expect(await chosenIn(page, 'Payment frequency')).toBe('Lifetime');
  await page.getByLabel('Membership type').selectOption('General');
  expect(await chosenIn(page, 'Payment frequency')).toBe('Choose …');
  await page.getByLabel('Payment frequency').selectOption('Yearly');
  await page.getByLabel('Waive the fee').check();
  await page.getByRole('button', { name: 'Add member' }).click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByText(/^Paid until /).waitFor();

  // Found again from anywhere.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(cid);
  // Their fee is found as well, and may come first.
  await page
    .getByRole('option', { name })
    .filter({ hasNotText: /fee|F-\d{7}/i })
    .first()
    .click();
  await page.getByRole('heading', { name }).waitFor();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL('**/membership-list/edit/*');
  await page.reload();
  await page.getByLabel('Name', { exact: true }).waitFor();
  await expect.poll(() => chosenIn(page, 'Membership type')).toBe('General');
  await expect.poll(() => chosenIn(page, 'Payment frequency')).toBe('Yearly');
  await expect.poll(() => chosenIn(page, 'Country')).toBe('Bhutan');
  await page.getByLabel('Occupation').fill('Weaver');
  // A colleague has saved meanwhile: where they disagree one chooses, and the rest is put together.
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const token = await tokenOf('Administrator');
  const theirs = { occupation: 'Teacher', village: 'Ura' };
  await ask(members.update, { params: { id }, body: theirs }, token);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('cell', { name: 'Teacher' }).waitFor();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Weaver').waitFor();
  const saved = await ask(members.get, { params: { id } }, token);
  expect(saved).toMatchObject({ occupation: 'Weaver', village: 'Ura' });

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'End the membership' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Suspended').check();
  await drawer.getByLabel('What happened').fill('Wished to pause for a year');
  await drawer.getByRole('button', { name: 'End the membership' }).click();
  await page.getByText(/^Suspended on /).waitFor();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Reinstate' }).click();
  await page.getByRole('dialog').getByRole('group', { name: 'From which day' }).waitFor();
  await page.getByRole('dialog').getByLabel('Why').fill('Came back earlier');
  await page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
  await page.getByText(/^Paid until /).waitFor();
  await page.getByText(/From \d+ [A-Z][a-z]+ \d{4}: Came back earlier/).waitFor();

  await visit(page, `/membership-list?q=${cid}`);
  await expect.poll(() => page.getByRole('row', { name }).count()).toBe(1);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
});
