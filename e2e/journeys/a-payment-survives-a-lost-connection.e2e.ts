import { donations, type PayerView } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { promiseDonation } from '../support/records/donations.ts';
import { intercept } from '../support/network/intercept.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { fillSlip, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';
import { walks } from '../support/walks.ts';

test.each(walks)('the slip waits on the %s, and goes on by reference', async (_, size) => {
  const page = await openPage(size);
  const id = await promiseDonation('Sonam Lhamo', '700');
  const { reference } = (await ask(donations.get, { params: { id } })) as PayerView;
  await visit(page, `/donate/${id}/make-payment`);
  await fillSlip(page);
  // Not by putting the browser offline: a page that is closed would be online again for a moment, and send it then.
  await intercept(page, '**/donations/mobile-transfer', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Send slip for Nu. 700' }).click();
  await page.getByText('The slip has not gone through yet.').waitFor();
  await page.close();

  // Later, from the start page: what was begun goes on by itself.
  const later = await page.context().newPage();
  await visit(later, '/home');
  await later.getByLabel('Reference').fill(reference);
  await later.getByRole('button', { name: 'Find it' }).click();
  await later.getByRole('link', { name: 'Pay now' }).click();
  await later.waitForURL(/payment-status$/);
  await later.getByText('Being checked').waitFor();
  expect(await ask(donations.get, { params: { id } })).toMatchObject({ paymentStatus: 'pending' });
});

testInProve('a slip that met a busy server is sent again by itself', async () => {
  const page = await openPage(widths.phone);
  const id = await promiseDonation('Sonam Lhamo', '850');
  await visit(page, `/donate/${id}/make-payment`);
  await fillSlip(page);
  await intercept(page, '**/donations/mobile-transfer', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Send slip for Nu. 850' }).click();
  await page.getByText('The slip has not gone through yet.').waitFor();
  await page.waitForURL(/payment-status$/);
  expect(await ask(donations.get, { params: { id } })).toMatchObject({ paymentStatus: 'pending' });
});

test('with the page left open it is sent when the connection is back, and once only', async () => {
  const page = await openPage(widths.phone);
  const id = await promiseDonation('Sonam Lhamo', '800');
  await visit(page, `/donate/${id}/make-payment`);
  await fillSlip(page);
  // It arrives, but the answer does not.
  await intercept(page, '**/donations/mobile-transfer', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send slip for Nu. 800' }).click();
  await page.getByText('The slip has not gone through yet.').waitFor();
  await page.unroute('**/donations/mobile-transfer');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForURL(/payment-status$/);
  await page.getByText('Being checked').waitFor();
  const { data } = await ask(donations.pending, { query: { take: '100' } }, await tokenOf('Treasurer'));
  expect(data.filter((waiting) => waiting.id === id)).toHaveLength(1);
});
