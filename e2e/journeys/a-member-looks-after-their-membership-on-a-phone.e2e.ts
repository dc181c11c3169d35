import { randomInt } from 'node:crypto';
import { donationPurposes, donations, fees, members, renewals } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { addLapsingMember, today } from '../support/records/fees.ts';
import { holdAnswer } from '../support/network/hold-answer.ts';
import { linkMailedTo } from '../support/product/mail.ts';
import { openPage } from '../support/browser/page.ts';
import { goodPassword, newEmail } from '../support/records/people.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn, signInByForm } from '../support/records/sign-in.ts';
import { dueIdIn, fillSlip, isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

const lastYear = String(Number(today().slice(0, 4)) - 1);

/** A member in the days of grace, who gave in cash last year. */
async function addMemberWhoGave(name: string, email: string) {
  const member = await addLapsingMember(name, { email });
  const [purpose] = await ask(donationPurposes.all, {});
  const paidOn = `${lastYear}-12-20`;
  const body = {
    donorType: 'member' as const,
    memberId: member.id,
    purposeId: purpose!.id,
    amount: '2500',
    donatedOn: paidOn,
    payment: { method: 'cash' as const, paidOn },
  };
  await ask(donations.create, { body }, await tokenOf('Treasurer'));
  return member;
}

async function isReadable(page: Page, what: string): Promise<void> {
  await expect.poll(() => isOnePage(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await pictures(page, `member area ${what}`);
}

test('from the link in the mail to a new name that staff have confirmed', async () => {
  const name = `Karma Choden ${randomInt(100_000)}`;
  const email = newEmail('Karma Choden');
  const member = await addMemberWhoGave(name, email);

  // Staff send the link from the member's page.
  const office = await openPage();
  await signIn(office, 'Membership officer');
  await visit(office, `/membership-list/view/${member.id}`);
  await office.getByRole('button', { name: 'Make an invitation to hand over' }).click();
  const slip = office.getByRole('dialog', { name: `Hand this over to ${name}` });
  await slip.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
  await slip.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/).waitFor();
  await pictures(office, 'member with an invitation to hand over');
  await slip.getByRole('button', { name: 'Done' }).click();
  await office.getByRole('button', { name: 'E-mail a link to an account' }).click();
  await office.getByText('The e-mail is kept under “Sent messages”.').waitFor();
  await office.getByText('Invited. No password has been chosen yet.').waitFor();

  // With the password they choose they are in.
  const page = await openPage(widths.phone);
  await visit(page, await linkMailedTo(email));
  await page.getByLabel('New password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Repeat the new password').fill(goodPassword);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.waitForURL('**/membership-details/view');
  await page.getByRole('heading', { name: 'Kuzuzangpo, Karma' }).waitFor();
  const card = page.getByRole('region', { name: /card/i }).first();
  await card.getByText(member.membershipCode).waitFor();
  await card.getByRole('img').waitFor();
  await isReadable(page, 'details');

  // No reminders, and then again.
  const reminders = page.getByRole('switch', { name: 'Remind me when my membership ends' });
  const wantsNone = async () =>
    ask(members.get, { params: { id: member.id } }, await tokenOf('Membership officer'));
  await reminders.uncheck();
  await page.getByText('You will get no more reminders.').waitFor();
  expect(await wantsNone()).toMatchObject({ isOptedOut: true });
  await reminders.check();
  await page.getByText('You will get reminders.').waitFor();
  expect(await wantsNone()).toMatchObject({ isOptedOut: false });

  // Renewing by slip.
  await page.getByRole('link', { name: /^Renew for Nu\./ }).click();
  await page.getByRole('button', { name: /^Continue with Nu\./ }).waitFor();
  await isReadable(page, 'renew');
  await page.getByRole('button', { name: /^Continue with Nu\./ }).click();
  await page.waitForURL(/\/renew\/[\w-]+\/make-payment$/);
  const feeId = dueIdIn(page);
  await fillSlip(page);
  await page.getByRole('button', { name: /^Send slip for Nu\./ }).click();
  await page.waitForURL(/payment-status$/);
  await page.getByText('Being checked').waitFor();
  await visit(page, '/membership-details/view');
  await page.getByText(/^Your slip for Nu\. [\d,]+ is being checked\./).waitFor();
  await isReadable(page, 'slip being checked');
  const officer = await tokenOf('Membership officer');
  await ask(fees.decide, { params: { id: feeId }, body: { decision: 'approve' } }, officer);
  await visit(page, '/membership-renewals');
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await isReadable(page, 'renewals');
  const asked = { params: { memberId: member.id } };
  expect(await ask(renewals.ofMember, asked, officer)).toMatchObject([{ channel: 'member' }]);

  // Donating by card.
  await visit(page, '/member-donations');
  await page.getByRole('link', { name: 'Donate' }).filter({ visible: true }).click();
  await page.getByText(`${name}, ${member.membershipCode}`).first().waitFor();
  await page.getByRole('radio', { name: /Nu\. 350/ }).check();
  const promise = await holdAnswer(page, '**/api/donations');
  await page.getByRole('button', { name: 'Continue with Nu. 350' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Sending…' }).first().waitFor();
  await page.getByLabel('Message to the centre').fill('For the roof.');
  promise();
  await page.getByText('You changed something while this was being sent.').waitFor();
  await page.getByRole('button', { name: 'Continue with Nu. 350' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Pay by card instead' }).click();
  await page.getByText('This is not a bank').waitFor();
  await page.getByRole('button', { name: 'Pay' }).first().click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();

  // Last year's donation, its receipt, and the certificate of that year.
  await visit(page, '/member-donations');
  await page.getByText('Nu. 350').first().waitFor();
  await isReadable(page, 'donations');
  await page.getByLabel('Year').selectOption(lastYear);
  await page.getByText('1 paid, Nu. 2,500').waitFor();
  expect(await page.getByText('Nu. 350').count()).toBe(0);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download receipt/ }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^KM-R-\d{4}-\d+\.pdf$/);
  await visit(page, '/membership-details/view');
  await page.getByRole('link', { name: 'Certificates' }).click();
  await page.getByLabel('Certificate', { exact: true }).selectOption({ label: 'Donations' });
  await page.getByLabel('Year').selectOption(lastYear);
  await page.getByRole('button', { name: 'Open certificate' }).click();
  await page.getByRole('heading', { name: 'Donation certificate' }).waitFor();
  await page.getByText(/2,500/).first().waitFor();

  // Another phone number, with which one logs in from now on.
  await visit(page, '/membership-details/edit');
  await isReadable(page, 'edit');
  const phone = `17${String(randomInt(1_000_000)).padStart(6, '0')}`;
  await page.getByLabel('Phone').fill(phone);
  const save = await holdAnswer(page, `**/api/member/${member.id}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saving…' }).waitFor();
  await page.getByLabel('Village').fill('Above the mill');
  save();
  await page.getByText('Your details are saved.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/membership-details/view');
  await page.getByText('Above the mill').waitFor();

  // Another name, which staff confirm in the queue.
  const wanted = `Karma Yangzom ${randomInt(100_000)}`;
  await visit(page, '/membership-details/edit');
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  await page.getByLabel('Full name').fill(wanted);
  await page.getByLabel('Taxpayer number (TPN)').fill('TAC12345');
  await isReadable(page, 'request form');
  const request = await holdAnswer(page, `**/api/member/${member.id}/change-requests`);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('button', { name: 'Sending…' }).waitFor();
  await page.getByLabel('Gender').selectOption({ label: 'Other' });
  request();
  await page.getByText('You asked for this change').waitFor();
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('You asked for this change').waitFor();
  await page.getByText('Gender: Other').waitFor();
  await page.getByText('Taxpayer number (TPN): TAC12345').waitFor();
  await isReadable(page, 'request');
  await visit(office, `/membership-list/view/${member.id}`);
  await office.getByText('Requested by the member').waitFor();
  await office.getByRole('checkbox', { name: new RegExp(`^Use .*: ${wanted}$`) }).check();
  await office.getByRole('button', { name: 'Use 1 detail' }).click();
  await office.getByText('Details updated.').waitFor();
  await visit(page, '/membership-details/edit');
  await page.getByText(wanted).first().waitFor();
  // What was seen last is shown until the server has answered.
  await page.getByText('You asked for this change').waitFor({ state: 'detached' });

  const again = await openPage(widths.phone);
  await signInByForm(again, { username: phone, password: goodPassword });
  await again.getByRole('heading', { name: 'Kuzuzangpo, Karma' }).waitFor();
});

test('an address with the id of somebody else shows nothing of them', async () => {
  const other = await addLapsingMember(`Rinchen Dolma ${randomInt(100_000)}`);
  const page = await openPage(widths.phone);
  await signIn(page, 'Member');
  for (const what of ['make-donation', 'renew-membership-fee']) {
    await visit(page, `/membership-details/${other.id}/${what}`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).not.toContain(other.membershipCode);
    expect(text).not.toContain('Rinchen');
  }
  const answer = page.waitForResponse(`**/api/member/${other.id}/card`);
  await page.goto(`/papers/cards/${other.id}`);
  expect((await answer).status()).toBe(404);
});

test('staff without a membership are not led into the member area', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/membership-details/view');
  expect(new URL(page.url()).pathname).toBe('/misc/not-authorized');
  expect(await page.getByRole('link', { name: 'My donations' }).count()).toBe(0);
});
