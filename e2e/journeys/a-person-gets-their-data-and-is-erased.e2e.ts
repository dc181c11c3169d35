import { randomInt } from 'node:crypto';
import { donation, donationPurposes, donations, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

test('a member downloads everything about them, on a phone', async () => {
  const page = await openPage(widths.phone);
  await signIn(page, 'Member');
  await visit(page, '/membership-details/view');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect.poll(() => isOnePage(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await pictures(page, 'member area with data');
});

test('staff take a copy for somebody, and erase them by typing the code', async () => {
  const name = `Deki Lhazom ${randomInt(100_000)}`;
  const { id, membershipCode } = await addLapsingMember(name);
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/membership-list/view/${id}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download personal data' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain(membershipCode);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Membership code').fill('KM-1');
  await dialog.getByLabel('Reason').fill('Asked for by letter');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByText('is not the code of this member').first().waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await pictures(page, 'erase a person');
  await page.setViewportSize({ width: 390, height: 844 });
  await pictures(page, 'erase a person phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await dialog.getByLabel('Membership code').fill(membershipCode.toLowerCase());
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('heading', { name: 'Erased person' }).waitFor();
  await page.getByText(/^This person was erased on/).waitFor();
  expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toContain(name);
  expect(await findBarriers(page)).toEqual([]);
  await pictures(page, 'erased person');
  const found = await ask(members.list, { query: { q: name } }, await tokenOf('Administrator'));
  expect(found.data).toEqual([]);
});

testInProve('staff erase a donor who is not a member, on the page of the donation', async () => {
  const donorName = `Choezom Erasedonor ${randomInt(100_000)}`;
  const token = await tokenOf('Treasurer');
  const [purpose] = await ask(donationPurposes.all, {});
  const body = { donorType: 'non_member', donorName, purposeId: purpose!.id, amount: '320' } as const;
  const cash = { payment: { method: 'cash' } } as const;
  const given = await ask(donations.create, { body: { ...body, ...cash } }, token);
  const { id, donationNumber } = donation.parse(given);
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/donation/list/view/${id}`);
  await picturesAtBothWidths(page, 'donation with erase');
  await page.getByRole('button', { name: 'Erase the donor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Donation number').fill(donationNumber);
  await dialog.getByLabel('Reason').fill('Letter of Choezom');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByText('must not name the person').first().waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await picturesAtBothWidths(page, 'erase a donor');
  await dialog.getByLabel('Reason').fill('Asked for by letter');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText(`The donor of ${donationNumber} was erased.`).waitFor();
  // The receipt is kept as it was issued; the name stands nowhere else.
  await page.getByRole('heading', { name: 'Nu. 320 from Erased person' }).waitFor();
  await page.getByRole('definition').filter({ hasText: 'Erased person' }).waitFor();
  await expect.poll(() => page.getByText(donorName).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Erase the donor' }).count()).toBe(0);
});
