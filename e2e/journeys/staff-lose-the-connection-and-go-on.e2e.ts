import { donations } from '@kathok/contract';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { intercept } from '../support/network/intercept.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { screenshot } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

async function typeDonation() {
  const donor = `Rinzin Dema ${'abcdefghij'[randomInt(10)]}${'klmnopqrst'[randomInt(10)]}${'uvwxyz'[randomInt(6)]}`;
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/donation/add');
  await page.getByRole('button', { name: 'Not a member' }).click();
  await page.getByLabel('Donor’s name').fill(donor);
  await page.getByLabel('Amount').fill('350');
  await page.getByLabel('Purpose').selectOption({ label: 'Butter lamps' });
  const record = page.getByRole('button', { name: 'Save Nu. 350' });
  return { page, donor, record };
}

const saved = async (donor: string) =>
  (await ask(donations.list, { query: { q: donor } }, await tokenOf('Treasurer'))).data.length;

testInProve('without a connection nothing is lost, and with it one button goes on', async () => {
  const { page, donor, record } = await typeDonation();
  await page.context().setOffline(true);
  await record.click();
  await page.getByRole('alert').getByText('No connection. Nothing is lost; please try again.').waitFor();
  expect(await page.getByLabel('Amount').inputValue()).toBe('350');
  expect(await page.getByRole('alert').innerText()).not.toContain('Please check');
  await screenshot(page, 'no connection 1440');
  await page.context().setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => saved(donor)).toBe(1);
});

const sent = (path: URL) => path.pathname === '/api/donations';

test('where only the answer was lost, sending again saves nothing twice', async () => {
  const { page, donor, record } = await typeDonation();
  await intercept(page, sent, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await record.click();
  await page.getByRole('alert').getByText('sending it again does not save it twice').waitFor();
  expect(await saved(donor)).toBe(1);
  await page.unroute(sent);
  await record.click();
  await page
    .getByText(/Nu\. 350/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await saved(donor)).toBe(1);
});
