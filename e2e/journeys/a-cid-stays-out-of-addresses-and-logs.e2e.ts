import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productLog } from '../support/product/journey.ts';
import { openPage } from '../support/browser/page.ts';
import { addDonor, codeMailedTo } from '../support/records/papers.ts';
import { watchAddresses } from '../support/network/sent-addresses.ts';
import { widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

type Donor = Awaited<ReturnType<typeof addDonor>>;

/** Asks for a certificate by CID on the page that is open, and keeps the PDF. Answers the name of the file. */
async function openCertificate(page: Page, { cid, email }: Donor): Promise<string> {
  await page.getByLabel('CID, membership code or phone').fill(cid);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await codeMailedTo(email));
  await page.getByRole('button', { name: 'Open my certificate' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PDF/ }).click(),
  ]);
  return file.suggestedFilename();
}

async function closePaper(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
}

test('whichever public page a CID is typed into', async () => {
  const donor = await addDonor('Kuenzang Canary');
  const { cid, receipt } = donor;
  const page = await openPage(widths.phone);
  const sent = watchAddresses(page);
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(frame.url()));

  await visit(page, '/renew');
  await page.getByLabel('Membership code, CID or phone').fill(cid);
  await page.getByLabel(/^Date of birth or last 4 digits/).fill(donor.phone!.slice(-4));
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByText(donor.membershipCode).first().waitFor();

  await visit(page, '/generate-certificate/donation-search');
  const files = [await openCertificate(page, donor)];
  await page.getByRole('link', { name: 'View' }).click();
  await closePaper(page);

  await visit(page, '/pit-exemption-certificate');
  files.push(await openCertificate(page, donor));
  expect(await page.locator('.paper-sheet').first().innerText()).toContain(cid);
  await closePaper(page);
  await visit(page, `/verify/${receipt.verificationCode}`);

  expect(files.map((file) => /^[A-Z]+-[A-Z]+-\d{4}-\d+\.pdf$/.test(file))).toEqual([true, true]);
  expect(sent.length).toBeGreaterThan(20);
  expect([...files, ...sent, ...shown].filter((text) => text.includes(cid))).toEqual([]);

  // Somebody who puts it into the address has sent it once; it is in no log and no later address.
  const typed = `/generate-certificate/view-donation-certificate/${cid}/2019`;
  await visit(page, typed);
  await expect.poll(() => page.url()).not.toContain(cid);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  const carrying = sent.filter((address) => address.includes(cid));
  expect(carrying.map((address) => new URL(address).pathname)).toEqual([typed]);
  const lines = productLog().split('\n');
  expect(lines.filter((line) => line.includes('/certificates/redeem')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(cid))).toEqual([]);
});
