import { certificates, receipts } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { addDonor, issueCertificate } from '../support/records/papers.ts';
import { visit } from '../support/screens/visit.ts';

test('valid, void, replaced and unknown, with no more than the paper says', async () => {
  const donor = await addDonor('Kinley Wangchuk');
  const token = await tokenOf('Administrator');
  const first = await issueCertificate(donor.id, 'pit');
  const reissue = { params: { id: first.id }, body: { reason: 'The name was misspelt.' } };
  const second = await ask(certificates.reissue, reissue, token);
  const page = await openPage();

  await visit(page, '/verify');
  // The receipt prints a check code beside its number; the longer code of the QR code is known in the same field.
  const { checkCode } = donor.receipt.content.verification!;
  await page.getByLabel('Check code').fill(checkCode!.toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Please type the receipt number too.').waitFor();
  await page.getByLabel('Number on the document').fill(donor.receipt.receiptNumber);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('heading', { name: 'This receipt is valid' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/verify');
  await page.getByLabel('Check code').fill(donor.receipt.verificationCode.toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await page.waitForURL('**/verify/*');
  await page.getByRole('heading', { name: 'This receipt is valid' }).waitFor();
  await page.getByText(donor.receipt.receiptNumber).waitFor();
  await page.getByText('K. W.').waitFor();
  const shown = await page.locator('main').innerText();
  for (const hidden of ['Kinley', donor.cid, donor.membershipCode]) expect(shown).not.toContain(hidden);
  await picturesAtBothWidths(page, 'verify valid');

  await visit(page, `/verify/${first.verificationCode}`);
  await page.getByRole('heading', { name: 'Replaced by a newer certificate' }).waitFor();
  await page.getByText(second.certificateNumber).waitFor();
  await picturesAtBothWidths(page, 'verify replaced');

  const reason = 'Recorded twice.';
  await ask(receipts.void, { params: { id: donor.receipt.id }, body: { reason } }, token);
  await visit(page, `/verify/${donor.receipt.verificationCode}`);
  await page.getByRole('heading', { name: 'This receipt is void' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain(reason);
  await picturesAtBothWidths(page, 'verify void');

  await visit(page, '/verify/2222-2222-2222-2222');
  await page.getByRole('heading', { name: 'We do not know this code' }).waitFor();
  await picturesAtBothWidths(page, 'verify unknown');

  // A genuine code that is not the one asked for is never called false.
  await visit(page, `/verify/${checkCode}`);
  await page.getByRole('heading', { name: 'Please type the number too' }).waitFor();
  expect(await page.getByLabel('Check code').inputValue()).toBe(checkCode);
  expect(await page.locator('main').innerText()).not.toContain('not ours');
  await picturesAtBothWidths(page, 'verify half');
});

testInProve('bad input is answered on the page', async () => {
  const page = await openPage();
  await visit(page, '/verify');
  const check = page.getByRole('button', { name: 'Check' });
  await check.click();
  await page.getByText('Please type the check code.').waitFor();
  await picturesAtBothWidths(page, 'verify empty');
  for (const typed of ['<script>alert(1)</script>', '../api/health', '%', 'A'.repeat(20_000)]) {
    await page.getByLabel('Check code').fill(typed);
    await check.click();
    await page.getByText('This is no check code.').waitFor();
    await page.getByLabel('Check code').fill('');
  }
  await visit(page, '/verify/%3Cscript%3E');
  await page.getByRole('heading', { name: 'Please look at the code again' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('not ours');
});
