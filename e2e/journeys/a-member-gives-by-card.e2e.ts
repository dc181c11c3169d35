import { cardPayments, donations, members, type PayerView } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { promiseDonation } from '../support/records/donations.ts';
import { openPage } from '../support/browser/page.ts';
import { dueIdIn, fillSlip, isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';
import { walks } from '../support/walks.ts';
import { testInProve } from '../support/how-many.ts';

/** From the look-up to the bank's page. Answers the id of the donation. */
async function goToTheBank(page: Page): Promise<string> {
  const query = { standing: 'current', hasPhone: 'true' } as const;
  const { data } = await ask(members.list, { query }, await tokenOf('Administrator'));
  const member = data[0]!;
  await visit(page, '/donate');
  await page.getByLabel('Membership code, CID or phone').fill(member.membershipCode);
  await page.getByLabel('Date of birth or last 4 digits of the phone').fill(member.phone!.slice(-4));
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByRole('link', { name: /^Donate in the name of/ }).click();
  await page.getByText(member.membershipCode).first().waitFor();
  await page.getByRole('radio', { name: /Nu\. 350/ }).check();
  await page.getByRole('button', { name: 'Continue with Nu. 350' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Pay by card instead' }).waitFor();
  const id = dueIdIn(page);
  await page.getByRole('button', { name: 'Pay by card instead' }).click();
  await page.getByText('This is not a bank').waitFor();
  return id;
}

/** A donation promised before, from the page where it is paid to the bank's page. Answers its id. */
async function payAtTheBank(page: Page): Promise<string> {
  const id = await promiseDonation('Deki Yangzom', '350');
  await visit(page, `/donate/${id}/make-payment`);
  await page.getByRole('button', { name: 'Pay by card instead' }).click();
  await page.getByText('This is not a bank').waitFor();
  return id;
}

/** What was seen on a phone fits on a desk. */
async function fitsOnADesk(page: Page): Promise<void> {
  await expect.poll(() => isOnePage(page)).toBe(true);
  await page.setViewportSize(widths.desk.viewport);
  await expect.poll(() => isOnePage(page)).toBe(true);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const statusOf = async (id: string) =>
  ((await ask(donations.get, { params: { id } })) as PayerView).paymentStatus;

test.each(walks)('the bank says yes, on a %s', async (_, size) => {
  const page = await openPage(size);
  const id = await goToTheBank(page);
  await press(page, 'Pay');
  await page.waitForURL(/bob-worldline\/success\//);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('Simulation: no money has moved.').waitFor();
  await page.getByText(/^KM\/SIM\//).waitFor();
  expect(await statusOf(id)).toBe('paid');
});

test('the bank says no, and the way back is open', async () => {
  const page = await openPage(widths.phone);
  const id = await payAtTheBank(page);
  await press(page, 'Refuse: no money (51)');
  await page.waitForURL(/bob-worldline\/failure\//);
  await page.getByRole('heading', { name: 'The card was not charged' }).waitFor();
  await fitsOnADesk(page);
  expect(await statusOf(id)).toBe('failed');
  await page.getByRole('link', { name: 'Try again, or pay by transfer' }).click();
  await page.getByRole('button', { name: 'Send slip for Nu. 350' }).waitFor();
});

test('the payer changes their mind', async () => {
  const page = await openPage(widths.phone);
  const id = await payAtTheBank(page);
  await press(page, 'Cancel');
  await page.waitForURL(/bob-worldline\/cancelled\//);
  await page.getByRole('heading', { name: 'You stopped the payment' }).waitFor();
  await fitsOnADesk(page);
  expect(await statusOf(id)).toBe('cancelled');
});

testInProve('the browser is closed at the bank, and the centre finds out by itself', async () => {
  const page = await openPage(widths.phone);
  const id = await payAtTheBank(page);
  await press(page, 'Pay and stay here');
  await page.getByText('You can close this page').waitFor();
  await page.close();
  expect(await statusOf(id)).toBe('processing');

  const later = await page.context().newPage();
  await visit(later, `/donate/${id}/payment-status`);
  await later.getByText('At the bank').waitFor();
  const token = await tokenOf('Treasurer');
  const donation = await ask(donations.get, { params: { id } }, token);
  const payment = 'payments' in donation ? donation.payments[0] : undefined;
  await ask(cardPayments.enquire, { params: { id: payment!.id } }, token);
  await later.getByText('Paid', { exact: true }).waitFor();
  await fitsOnADesk(later);
});

testInProve('anyone who turns back at the bank can pay all the same', async () => {
  const page = await openPage(widths.phone);
  const id = await payAtTheBank(page);
  await page.goBack();
  await page.getByText('Did you leave the bank before paying?').waitFor();
  await page.getByRole('button', { name: 'I have not paid: pay now' }).click();
  await fillSlip(page);
  await page.getByRole('button', { name: 'Send slip for Nu. 350' }).click();
  await page.getByText('Being checked').waitFor();
  expect(await statusOf(id)).toBe('pending');
});

test('a result page believes the server and not its address', async () => {
  const page = await openPage();
  const id = await payAtTheBank(page);
  await press(page, 'Cancel');
  await page.waitForURL(/bob-worldline\/cancelled\//);
  await visit(page, new URL(page.url()).pathname.replace('cancelled', 'success'));
  await page.getByRole('heading', { name: 'You stopped the payment' }).waitFor();
  expect(await statusOf(id)).toBe('cancelled');
  await visit(page, '/bob-worldline/success/00000000000000000000');
  await page.getByText('No payment found with this number.').waitFor();
});
