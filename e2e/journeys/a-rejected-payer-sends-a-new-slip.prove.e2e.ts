import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { payerSees, promiseDonation, sendSlip } from '../support/records/donations.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('the payer reads why, sends another slip, and gets a receipt', async () => {
  const page = await openPage();
  const donor = `Yeshey Dema ${randomInt(10_000)}`;
  const id = await promiseDonation(donor, '750');
  await signIn(page, 'Treasurer');
  await visit(page, '/dashboard');
  expect(await sendSlip(id, `4${randomInt(1_000_000)}`, await page.screenshot())).toMatchObject({
    paymentStatus: 'pending',
  });

  await visit(page, `/donation/list/view/${id}`);
  await page.getByRole('link', { name: 'Check the payment' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('The picture cannot be read').check();
  await dialog.getByLabel('Message to the payer').fill('Please send it from the app itself.');
  // Nothing is sent: there is a phone number and no e-mail address.
  await dialog.getByText('No e-mail address is known. Please call 17 61 42 08.').waitFor();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByText(`Rejected: ${donor}`).getByText('Please call 17 61 42 08.').waitFor();
  const rejected = await payerSees(id);
  expect(rejected.paymentStatus).toBe('rejected');
  expect(rejected.reason).toBe('The picture cannot be read. Please send it from the app itself.');

  await visit(page, `/donation/list/view/${id}`);
  await page.getByText('Slip not accepted').first().waitFor();
  await sendSlip(id, `5${randomInt(1_000_000)}`, await page.screenshot());
  await visit(page, `/donation/list/view/${id}`);
  const attempts = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  await expect.poll(() => attempts.count()).toBe(2);
  await attempts.nth(0).getByText('Being checked').waitFor();
  await attempts.nth(1).getByText('Please send it from the app itself.').waitFor();

  await page.getByRole('link', { name: 'Check the payment' }).click();
  await page.getByRole('button', { name: 'Approve Nu. 750' }).click();
  await page.getByText(`Approved: ${donor}`).waitFor();
  await visit(page, `/donation/list/view/${id}`);
  await page.getByRole('article', { name: /^Receipt KM\/R\// }).waitFor();
  expect((await payerSees(id)).paymentStatus).toBe('paid');
});
