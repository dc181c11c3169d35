import { expect, test } from 'vitest';
import { cashDonation } from '../support/records/donations.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a list is filtered by a day and a sum; what is neither is told and filters nothing', async () => {
  await cashDonation('Dorji Wangmo');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/donation/list');
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);

  await page.getByRole('button', { name: 'Filter' }).click();
  const from = page.getByRole('group', { name: 'From' });
  await from.getByLabel('Day').fill('5');
  await page.getByLabel('At least').fill('1400,00');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Enter a day that exists, such as 15 March 2026.').waitFor();
  await page.getByText('Enter an amount, such as 500 or 1,500.50.').waitFor();
  expect(asked()).toEqual({});

  await from.getByLabel('Month').fill('3');
  await from.getByLabel('Year').fill('2020');
  await page.getByLabel('At least').fill('1,400.50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(asked).toEqual({ from: '2020-03-05', minAmount: '1400.50' });
  await page.getByRole('button', { name: 'From 5 Mar 2020' }).waitFor();
  await page.getByRole('button', { name: 'At least 1,400.5' }).click();
  await expect.poll(asked).toEqual({ from: '2020-03-05' });
});
