import { donations, fees, users } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { cashDonation, promiseDonation } from '../support/records/donations.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { intercept } from '../support/network/intercept.ts';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

async function openAs(role: string): Promise<Page> {
  const page = await openPage();
  await signIn(page, role);
  await visit(page, '/dashboard');
  return page;
}

/** Something waits until it is opened. */
function gate() {
  const signal = new AbortController();
  const opened = new Promise((resolve) => signal.signal.addEventListener('abort', resolve));
  return { opened, open: () => signal.abort() };
}

/** Types into the palette and takes the option with the arrow keys, as somebody at the desk does. */
async function take(page: Page, text: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find' }).getByRole('combobox');
  await box.fill(text);
  await page.getByRole('option', { name: option }).first().waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return page.getByRole('option', { name: option, selected: true }).count();
    })
    .toBe(1);
  await page.keyboard.press('Enter');
}

/** Types and presses Enter as soon as the first that fits is there. */
async function takeFirst(page: Page, text: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill(text);
  await page.getByRole('option', { name: option, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

test('a reference, a receipt number, a donor and a user are found by typing', async () => {
  const token = await tokenOf('Administrator');
  const donor = `Palmo Findable ${Date.now()}`;
  const donation = await ask(donations.get, { params: { id: await promiseDonation(donor, '321') } }, token);
  const member = await addLapsingMember('Fee Findable');
  const body = { memberId: member.id, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const fee = await ask(fees.create, { body }, token);
  const colleague = await addPerson('Colleague Findable', 'Treasurer');
  const page = await openAs('Administrator');

  await take(page, donation.reference, /Palmo Findable/);
  await page.waitForURL(`**/donation/list/view/${donation.id}`);
  await take(page, donor, /Palmo Findable/);
  await page.waitForURL(`**/donation/list/view/${donation.id}`);
  await takeFirst(page, fee.payments[0]!.receipt!.receiptNumber, /Fee Findable/);
  await page.waitForURL(`**/membership-fees/view/${fee.id}`);
  // People of one name are told apart by what stands beside it.
  await takeFirst(page, member.membershipCode, new RegExp(`Fee Findable.*${member.membershipCode}`));
  await page.waitForURL(`**/membership-list/view/${member.id}`);
  await takeFirst(page, 'day closing', /^Close the day/);
  await page.waitForURL('**/reports/cash-closing');
  await take(page, colleague.email, /Colleague Findable/);
  await page.waitForURL(`**/apps/user/list/view/${colleague.id}`);
  expect((await ask(users.get, { params: { id: colleague.id } }, token)).name).toBe('Colleague Findable');
});

testInProve('an action is found with the person it is for', async () => {
  const member = await addLapsingMember(`Action ${Date.now()} Dema`);
  const page = await openAs('Administrator');
  await take(page, `record a donation for ${member.membershipCode}`, /^Record a donation for Action/);
  await page.locator('.chosen-donor').getByText(member.membershipCode).waitFor();
  // And another one while that form is open.
  const other = await addLapsingMember(`Action ${Date.now()} Wangmo`);
  await take(page, `record a donation for ${other.membershipCode}`, /^Record a donation for Action/);
  await page.locator('.chosen-donor').getByText(other.membershipCode).waitFor();
  await take(page, `renew ${member.membershipCode}`, /^Renew the membership of Action/);
  await page.waitForURL(`**/renew-membership/renewal/${member.id}/renew`);
  expect(page.url()).toContain(member.id);
});

test('an auditor goes from a number on paper to all that was done with its payment', async () => {
  const donor = `Audited ${Date.now()} Zangmo`;
  const { id } = await cashDonation(donor);
  const found = await ask(donations.get, { params: { id } }, await tokenOf('Administrator'));
  if (!('payments' in found)) throw new Error('The office was told what everybody is told.');
  const page = await openAs('Auditor');
  await takeFirst(page, found.payments[0]!.receipt!.receiptNumber, new RegExp(donor));
  await page.waitForURL(`**/donation/list/view/${id}`);
  await page.getByRole('link', { name: 'All changes' }).click();
  await page.waitForURL((url) => url.pathname === '/audit' && url.searchParams.get('entityId') === id);
  await expect.poll(() => page.getByText(new RegExp(`recorded .*${donor}`)).count()).toBeGreaterThan(0);
});

testInProve('what may not be seen is not offered', async () => {
  const colleague = await addPerson('Colleague Hidden', 'Treasurer');
  const page = await openAs('Membership officer');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('combobox').fill(colleague.email);
  await dialog.getByText('No Result').waitFor();
  expect(await dialog.getByRole('option').count()).toBe(0);
});

testInProve('it says that it searches, and loses no letter while it is being loaded', async () => {
  const page = await openAs('Treasurer');
  const palette = gate();
  await intercept(page, '**/assets/palette-*.js', async (route) => {
    await palette.opened;
    await route.continue();
  });
  const answer = gate();
  await intercept(page, '**/api/donations?*', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nobody is called thus', { delay: 10 });
  palette.open();
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await expect.poll(() => dialog.getByRole('combobox').inputValue()).toBe('nobody is called thus');
  await dialog.getByText('Searching…').waitFor();
  answer.open();
  await dialog.getByText('No Result').waitFor();
});
