import { fees } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { addApplicant } from '../support/records/fees.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('what is more than the fee is taken as a donation right there', async () => {
  const { feeId } = await addApplicant('Generous Applicant');
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/membership-fees/view/${feeId}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const drawer = page.getByRole('dialog', { name: 'Record a payment for this fee' });
  await drawer.getByLabel('Amount received').fill('2,000');
  await drawer.getByText('Nu. 600.00 is more than the fee.').waitFor();
  // Without a purpose nothing is sent, and the field says so.
  await drawer.getByRole('button', { name: 'Record Nu. 2,000.00' }).click();
  await drawer.getByRole('alert').getByText('please choose what the rest is for').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await drawer.getByLabel('The rest is a donation for').selectOption('Butter lamps');
  await drawer.getByRole('button', { name: 'Record Nu. 2,000.00' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('Nu. 2,000.00 recorded.').waitFor();
  const fee = await ask(fees.get, { params: { id: feeId } }, await tokenOf('Administrator'));
  expect(fee).toMatchObject({ amountPaid: '1400.00', status: 'paid' });
});

testInProve('an open registration fee is waived with a reason', async () => {
  const { feeId } = await addApplicant('Waived Applicant');
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/membership-fees/view/${feeId}`);
  await page.getByRole('button', { name: 'Waive the fee' }).click();
  const drawer = page.getByRole('dialog', { name: 'Waive this fee' });
  await drawer.getByRole('button', { name: 'Waive the fee' }).click();
  await drawer.getByRole('alert').waitFor();
  await drawer.getByLabel('Reason').fill('A monk of the centre');
  await drawer.getByRole('button', { name: 'Waive the fee' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('Waived', { exact: true }).first().waitFor();
  const fee = await ask(fees.get, { params: { id: feeId } }, await tokenOf('Administrator'));
  expect(fee).toMatchObject({ status: 'waived', payments: [] });
});
