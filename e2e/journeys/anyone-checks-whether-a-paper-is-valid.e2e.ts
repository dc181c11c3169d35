import { certificates, receipts } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { openPage } from '../support/browser/page.ts';
import { addDonor, issueCertificate } from '../support/records/papers.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { visit } from '../support/screens/visit.ts';

test('valid, void, replaced and unknown, with no more than the paper says', async () => {
  const donor = await addDonor('Kinley Wangchuk');
  const token = await tokenOf('Administrator');
  const first = await issueCertificate(donor.id, 'pit');
  const reissue = { params: { id: first.id }, body: { reason: 'The name was misspelt.' } };
  const second = await ask(certificates.reissue, reissue, token);
  const page = await openPage();

  await visit(page, '/verify');
  await page.getByLabel('Code on the paper').fill(donor.receipt.verificationCode.toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('heading', { name: 'This receipt is valid' }).waitFor();
  await page.getByText(donor.receipt.receiptNumber).waitFor();
  await page.getByText('K. W.').waitFor();
  const shown = await page.locator('main').innerText();
  for (const hidden of ['Kinley', donor.cid, donor.membershipCode]) expect(shown).not.toContain(hidden);
  await atBothWidths(page, (width) => pictures(page, `verify valid ${width}`));

  await visit(page, `/verify/${first.verificationCode}`);
  await page.getByRole('heading', { name: 'Replaced by a newer certificate' }).waitFor();
  await page.getByText(second.certificateNumber).waitFor();
  await atBothWidths(page, (width) => pictures(page, `verify replaced ${width}`));

  const reason = 'Recorded twice.';
  await ask(receipts.void, { params: { id: donor.receipt.id }, body: { reason } }, token);
  await visit(page, `/verify/${donor.receipt.verificationCode}`);
  await page.getByRole('heading', { name: 'This receipt is void' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain(reason);
  await atBothWidths(page, (width) => pictures(page, `verify void ${width}`));

  await visit(page, '/verify/2222-2222-2222-2222');
  await page.getByRole('heading', { name: 'We do not know this code' }).waitFor();
  await atBothWidths(page, (width) => pictures(page, `verify unknown ${width}`));
});

test('bad input is answered on the page, with the button beside the field', async () => {
  const page = await openPage();
  await visit(page, '/verify');
  const check = page.getByRole('button', { name: 'Check' });
  await check.click();
  await page.getByText('Please type the code.').waitFor();
  await atBothWidths(page, async (width) => {
    await pictures(page, `verify empty ${width}`);
    const [field, button] = await Promise.all([
      page.getByLabel('Code on the paper').boundingBox(),
      check.boundingBox(),
    ]);
    expect({ y: field?.y, height: field?.height }).toEqual({ y: button?.y, height: button?.height });
  });
  for (const typed of [
    '<script>alert(1)</script>',
    '../api/health',
    'receipt.pdf',
    '%',
    'A'.repeat(20_000),
  ]) {
    await visit(page, '/verify');
    await page.getByLabel('Code on the paper').fill(typed);
    await check.click();
    await page.getByRole('heading', { name: 'We do not know this code' }).waitFor();
  }
});
