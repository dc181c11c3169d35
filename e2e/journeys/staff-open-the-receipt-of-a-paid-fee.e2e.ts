import { fees } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('one press leads from a paid fee to its receipt, as a page, as a PDF and as a picture', async () => {
  const member = await addLapsingMember('Receipt Reader');
  const body = { memberId: member.id, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const fee = await ask(fees.create, { body }, await tokenOf('Administrator'));
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, `/membership-fees/view/${fee.id}`);

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^KM-R-\d{4}-\d{6}\.pdf$/);

  // On a desk the picture is kept, and WhatsApp opens with words that lead to the check of the receipt.
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As a picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^KM-R-\d{4}-\d{6}\.png$/);
  const words = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(words!).searchParams.get('text')).toMatch(/^Dear Receipt Reader,.*\/verify\/\w+$/s);

  await page.getByRole('link', { name: 'Open receipt' }).click();
  const receipt = page.getByRole('article', { name: /^Receipt KM\/R\// });
  await receipt.getByText('Receipt Reader, member').waitFor();
  await receipt.getByText(fee.reference).waitFor();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Open receipt' }).waitFor();
  await visit(page, `/membership-list/view/${member.id}`);
  await page.getByRole('link', { name: /^Receipt: Renewal fee/ }).click();
  await receipt.waitFor();
});
