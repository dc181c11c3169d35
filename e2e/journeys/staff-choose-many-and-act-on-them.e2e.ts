import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { memberDonation, promiseDonation } from '../support/records/donations.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { howMany, testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { chooseMore } from '../support/browser/more.ts';
import { readPdfText } from '../support/files/pdf.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** A name that nobody else in the register has. */
const familyName = () =>
  `Chosen${[...String(Date.now())].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** The same parts, one below the other: `npm run prove` walks through them on a phone as well. */
const devices = [
  ['on a desktop', undefined],
  ['on a phone', phone],
].slice(0, howMany({ test: 1, prove: 2 })) as [string, typeof phone | undefined][];

test.each(devices)('%s chosen members are exported, get labels and are kept on a list', async (_, device) => {
  const family = familyName();
  const [first, second, third] = [
    await addLapsingMember(`${family} Dawa`),
    await addLapsingMember(`${family} Nima`),
    await addLapsingMember(`${family} Pema`),
  ];
  const page = await openPage(device);
  await signIn(page, 'Administrator');
  await visit(page, `/membership-list?q=${encodeURIComponent(family)}`);
  await page.getByRole('checkbox', { name: `Choose ${first.name}` }).check();
  await page.getByRole('checkbox', { name: `Choose ${third.name}` }).check();
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  const more = (act: string) => chooseMore(bar, act, 'More for the chosen members');
  await bar.getByText('2 chosen').waitFor();
  expect(await findBarriers(page)).toEqual([]);

  const labels = await saved(page, () => more('Address labels'));
  expect(labels.name).toMatch(/^labels-.*\.pdf$/);
  const text = await readPdfText(labels.bytes);
  expect(text).toContain(first.membershipCode);
  expect(text).toContain(third.membershipCode);
  expect(text).not.toContain(second.membershipCode);

  const sheet = await saved(page, () => more('Export as CSV'));
  const lines = sheet.bytes.toString('utf8').trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(sheet.bytes.toString('utf8')).not.toContain(second.membershipCode);

  const helpers = `${family} helpers`;
  await more('Add to a list');
  const adding = page.getByRole('dialog', { name: 'Add 2 members to a list' });
  // The sample centre has one already.
  await adding.getByLabel('List', { exact: true }).selectOption('New list…');
  await adding.getByRole('button', { name: 'Add 2 members' }).click();
  await adding
    .getByRole('alert')
    .getByRole('link', { name: /^Name of the new list/ })
    .waitFor();
  await adding.getByLabel('Name of the new list').fill(helpers);
  expect(await findBarriers(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add 2 members' }).click();
  await page.getByText(`2 members added to “${helpers}”.`).waitFor();

  await bar.getByRole('button', { name: 'Choose this page' }).click();
  await bar.getByText('3 chosen').waitFor();
  await more('Add to a list');
  const addingMore = page.getByRole('dialog', { name: 'Add 3 members to a list' });
  await addingMore.getByLabel('List', { exact: true }).selectOption(`${helpers} (2)`);
  await addingMore.getByRole('button', { name: 'Add 3 members' }).click();
  await page.getByText(`1 member added to “${helpers}”; 2 already on it.`).waitFor();
  await bar.getByRole('button', { name: 'Choose none' }).click();
  await bar.waitFor({ state: 'detached' });

  // The list is a view of the register, and who is on it is changed there.
  await visit(page, '/membership-list');
  await page.getByRole('link', { name: /^Lapsed/ }).waitFor();
  const openLists = () => chooseMore(page, 'Lists');
  await openLists();
  await page.getByRole('link', { name: `${helpers} 3` }).click();
  await page.getByText('1–3 of 3').waitFor();
  await page.getByRole('checkbox', { name: `Choose ${second.name}` }).check();
  await more(`Remove from “${helpers}”`);
  await page.getByText(`1 member removed from “${helpers}”.`).waitFor();
  await page.getByText('1–2 of 2').waitFor();
  await openLists();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: `Rename “${helpers}”` }).click();
  const cooks = `${family} cooks`;
  await page.getByRole('dialog').getByLabel('Name of the list').fill(cooks);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(`List renamed to “${cooks}”.`).waitFor();
  await openLists();
  await page.getByRole('button', { name: `Delete “${cooks}”` }).click();
  const deleting = page.getByRole('dialog', { name: `Delete the list “${cooks}”?` });
  await deleting.getByText('The 2 members on it stay in the register.').waitFor();
  await deleting.getByRole('button', { name: 'Delete the list' }).click();
  await page.getByText(`List “${cooks}” deleted.`).waitFor();

  await visit(page, `/membership-list?q=${encodeURIComponent(family)}`);
  await page.getByText('1–3 of 3').waitFor();
  await page.getByRole('checkbox', { name: `Choose ${first.name}` }).check();
  await bar.getByRole('button', { name: 'Choose none' }).click();
  await bar.waitFor({ state: 'detached' });
  expect(await page.getByRole('checkbox', { name: `Choose ${first.name}` }).isChecked()).toBe(false);
});

/** Each filter of an address is a chip, also those that no form sets; taken away one by one, the list is whole again. */
async function clearChips(page: Page, memberId: string): Promise<void> {
  const before = page.url();
  await visit(page, `/donation/list?memberId=${memberId}&minAmount=70&maxAmount=150000`);
  await page.getByText('1–1 of 1').waitFor();
  for (const chip of [/^At least 70/, /^At most 150,000/, /^From one member/])
    await page.getByRole('button', { name: chip }).click();
  await page.waitForURL('**/donation/list');
  await visit(page, before);
}

testInProve('chosen donations are exported, and their donors who are members go onto a list', async () => {
  const donor = `Chosen donor ${Date.now()}`;
  await promiseDonation(donor, '210');
  await promiseDonation(donor, '320');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/list?q=${encodeURIComponent(donor)}`);
  await page
    .getByRole('checkbox', { name: new RegExp(`^Choose ${donor}`) })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  const sheet = await saved(page, () =>
    chooseMore(bar, 'Export as Excel (XLSX)', 'More for the chosen donations'),
  );
  expect(sheet.name).toMatch(/^donations-.*\.xlsx$/);
  expect(sheet.bytes.length).toBeGreaterThan(1000);

  const family = familyName();
  await promiseDonation(`${family} Visitor`, '210');
  const member = await addLapsingMember(`${family} Dema`);
  await memberDonation(member.id, '75');
  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, `/donation/list?q=${encodeURIComponent(family)}`);
  const views = office.getByRole('navigation', { name: 'Saved views' });
  await views.getByRole('link', { name: /^Given this year/ }).waitFor();
  // A tab with nothing in it is not there.
  expect(await views.locator('.count').allInnerTexts()).not.toContain('0');
  await clearChips(office, member.id);
  for (const name of [`${family} Visitor`, member.name])
    await office.getByRole('checkbox', { name: new RegExp(`^Choose ${name}`) }).check();
  const chosen = office.getByRole('region', { name: 'Chosen rows' });
  await chooseMore(chosen, 'Add to a list', 'More for the chosen donations');
  const dialog = office.getByRole('dialog', { name: 'Add 1 member to a list' });
  await dialog.getByText('1 of the chosen donations is not from a member').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});
