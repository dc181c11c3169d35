import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { chooseAppearance } from '../support/browser/appearance.ts';
import { cashDonation } from '../support/records/donations.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a dedication without a day is put on tomorrow’s list, which prints black on white', async () => {
  const number = randomInt(100_000);
  const { id } = await cashDonation(`Sangay Lham ${number}`);
  const page = await openPage();
  await chooseAppearance(page, { skin: 'dark' });
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/list/edit/${id}`);
  await page.getByText('Dedication', { exact: true }).click();
  await page.getByLabel('Offering').fill('Butter lamps');
  await page.getByLabel('For the living').fill(`Am Zam ${number}`);
  await page.getByLabel('For the deceased').fill(`Ap Dorji ${number}\nAp Wangdi ${number}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('No day has been set yet.').waitFor();

  await visit(page, '/dedications');
  const waiting = page.getByRole('listitem').filter({ hasText: `Sangay Lham ${number}` });
  await waiting.getByRole('button', { name: /^Read on / }).click();
  const names = page.getByRole('region', { name: 'Names to be read out' });
  await names.getByText(`Ap Wangdi ${number}`).waitFor();
  const offering = names.locator('.offering').filter({ hasText: `Am Zam ${number}` });
  await offering.getByRole('heading', { name: 'Butter lamps' }).waitFor();
  expect(await offering.getByRole('heading').allTextContents()).toEqual([
    'Butter lamps',
    'For the living',
    'For the deceased',
  ]);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  const inks = await names.evaluate((element) =>
    [element, ...element.querySelectorAll('h2, h3, h4, li, p')].map((part) => getComputedStyle(part).color),
  );
  expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
  await expect
    .poll(() => names.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(255, 255, 255)');
});
