import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/axe.ts';
import { promiseDonation } from '../support/donations.ts';
import { addLapsingMember } from '../support/fees.ts';
import { openPage } from '../support/page.ts';
import { readPdfText } from '../support/pdf.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

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

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('%s chosen members are exported and get address labels', async (_, device) => {
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
  await bar.getByText('2 chosen').waitFor();
  expect(await findBarriers(page)).toEqual([]);

  const labels = await saved(page, () => bar.getByRole('button', { name: 'Address labels' }).click());
  expect(labels.name).toMatch(/^labels-.*\.pdf$/);
  const text = await readPdfText(labels.bytes);
  expect(text).toContain(first.membershipCode);
  expect(text).toContain(third.membershipCode);
  expect(text).not.toContain(second.membershipCode);

  const sheet = await saved(page, async () => {
    await bar.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'As CSV' }).click();
  });
  const lines = sheet.bytes.toString('utf8').trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(sheet.bytes.toString('utf8')).not.toContain(second.membershipCode);

  await bar.getByRole('button', { name: 'Choose this page' }).click();
  await bar.getByText('3 chosen').waitFor();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await bar.waitFor({ state: 'detached' });
  expect(await page.getByRole('checkbox', { name: `Choose ${first.name}` }).isChecked()).toBe(false);
});

test('chosen donations are exported', async () => {
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
  const sheet = await saved(page, () => bar.getByRole('button', { name: 'Export' }).click());
  expect(sheet.name).toMatch(/^donations-.*\.xlsx$/);
  expect(sheet.bytes.length).toBeGreaterThan(1000);
});
