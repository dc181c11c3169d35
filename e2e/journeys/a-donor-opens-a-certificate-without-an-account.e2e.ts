import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { productUrl } from '../support/product/journey.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { addDonor, codeMailedTo } from '../support/records/papers.ts';
import { readQrCode } from '../support/files/qr.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { watchAddresses } from '../support/network/sent-addresses.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { settle, visit } from '../support/screens/visit.ts';
import { walks } from '../support/walks.ts';

/** In one column, and open to everybody: the steps and the paper have no address at which the tour of all screens could look. */
async function look(page: Page, name: string): Promise<void> {
  await settle(page);
  await expect.poll(() => isOnePage(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await pictures(page, name);
}

test.each(walks)('in three steps, and downloads it, on a %s', async (device, size) => {
  const donor = await addDonor('Karma Choden');
  const page = await openPage(size);
  const sent = watchAddresses(page);
  await visit(page, '/generate-certificate/donation-search');
  await look(page, `papers 1 who ${device}`);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^CID, membership code or phone/ })
    .waitFor();
  await page.getByLabel('CID, membership code or phone').fill(donor.cid.replace(/(...)(....)/, '$1 $2 '));
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  const code = await codeMailedTo(donor.email);
  await page.getByLabel('Code', { exact: true }).fill(code === '00000000' ? '11111111' : '00000000');
  await page.getByRole('button', { name: 'Open my certificate' }).click();
  await page.getByText('You have 4 more tries.').first().waitFor();
  await look(page, `papers 2 code ${device}`);
  // The code is in the mail app: a phone may have thrown the page away meanwhile.
  await page.reload();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await page.getByRole('button', { name: 'Open my certificate' }).click();
  await page.getByRole('heading', { name: 'Donation certificate' }).waitFor();
  await page.getByText('Nu. 1,050.00').waitFor();
  await look(page, `papers 3 paper ${device}`);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[A-Z]+-[A-Z]+-\d{4}-\d+\.pdf$/);
  expect((await buffer(await file.createReadStream())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'View' }).click();
  await page.waitForURL('**/generate-certificate/view-donation-certificate');
  await page.getByText('Karma Choden').waitFor();
  await look(page, `papers 4 sheet ${device}`);
  const checked = await readQrCode(page);
  expect(sent.filter((address) => address.includes(donor.cid) || address.includes(code))).toEqual([]);

  await page.getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  expect(await page.content()).not.toContain('Karma Choden');

  expect(checked.startsWith(`${productUrl()}/verify/`)).toBe(true);
  await visit(page, checked);
  await page.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
});

testInProve('a code that is wrong, too old, or tried too often is refused in words', async () => {
  const donor = await addDonor('Ugyen Dema');
  const page = await openPage(widths.phone);
  await visit(page, '/generate-certificate/member-search');
  await page.getByLabel('CID, membership code or phone').fill(donor.membershipCode);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = await codeMailedTo(donor.email);
  const wrong = code === '00000000' ? '11111111' : '00000000';
  const enter = async (typed: string) => {
    await page.getByLabel('Code', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Open my certificate' }).click();
  };
  for (const said of ['4 more tries', '3 more tries', '2 more tries', 'one more try', 'fifth wrong code']) {
    await enter(wrong);
    await page.getByText(said).first().waitFor();
  }
  await enter(code);
  await page
    .getByText(/Too many attempts|no longer works/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Ask for a new code' }).click();
  await page.getByLabel('CID, membership code or phone').fill(donor.membershipCode);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  await enter(wrong);
  await page.getByText('This code has expired').first().waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Ugyen Dema');
});

test('a receipt with its check code opens the receipt and the certificate', async () => {
  const donor = await addDonor('Tshering Yangki');
  const { checkCode } = donor.receipt.content.verification!;
  const page = await openPage(widths.phone);
  await visit(page, '/pit-exemption-certificate');
  await page.getByText('I have a receipt').click();
  await page.getByLabel('Receipt number').fill(donor.receipt.receiptNumber.toLowerCase());
  // The longer code of older receipts only checks; what it is for is said, and what is needed.
  await page.getByLabel('Check code').fill(donor.receipt.verificationCode);
  await page.getByRole('button', { name: 'Open this receipt' }).click();
  await page.getByText('only shows whether the document is valid').first().waitFor();
  await page.getByLabel('Check code').fill('AAAA-AAAA');
  await page.getByRole('button', { name: 'Open this receipt' }).click();
  await page.getByText('do not belong together').first().waitFor();
  await page.getByLabel('Check code').fill(checkCode!);
  await page.getByRole('button', { name: 'Open this receipt' }).click();
  await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();
  expect(await page.locator('.paper-sheet').innerText()).toContain(donor.receipt.receiptNumber);
  await look(page, 'papers receipt phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page, 'papers receipt desk');
  await page.getByRole('button', { name: /^Done/ }).click();
  await page.getByText('I have a receipt').click();
  await page.getByLabel('Receipt number').fill(donor.receipt.receiptNumber);
  await page.getByLabel('Check code').fill(checkCode!);
  await page.getByRole('button', { name: 'Open my certificate' }).click();
  await page.getByRole('heading', { name: 'PIT exemption certificate' }).waitFor();
  await look(page, 'papers pit desk');
});

test('a CID in the address moves into the form, and is in no later address', async () => {
  const cid = '10805001983';
  const page = await openPage(widths.phone);
  const sent = watchAddresses(page);
  const path = `/generate-certificate/view-donation-certificate/${cid}/2019`;
  await visit(page, path);
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toBe('/generate-certificate/view-donation-certificate');
  await expect.poll(() => page.getByLabel('CID, membership code or phone').inputValue()).toBe(cid);
  await expect.poll(() => page.getByLabel('Year', { exact: true }).last().inputValue()).toBe('2019');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByText('if this matches the sample records').waitFor();
  const carrying = sent.filter((address) => address.includes(cid));
  expect(carrying.map((address) => new URL(address).pathname)).toEqual([path]);
});
