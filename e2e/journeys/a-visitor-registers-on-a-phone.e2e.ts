import { expect, test } from 'vitest';
import { newCid } from '../support/people.ts';
import { openPage } from '../support/page.ts';
import { visit } from '../support/visit.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('four short steps, with a mistake, a reload and a change of mind on the way', async () => {
  const page = await openPage(phone);
  const cid = newCid();
  await visit(page, '/register');
  const next = page.getByRole('button', { name: 'Continue' });

  // Nothing filled in: every missing field is named.
  await next.click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Full name/ })
    .waitFor();

  await page.getByLabel('Full name').fill('Sangay Choden Wangdi');
  await page.getByLabel('Woman').check();
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill('1978');
  await page.getByLabel('Number of the document').fill('1234');
  await next.click();

  await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
  await page.getByLabel('Phone').fill('17 61 42 08');
  await page.getByLabel('Country you live in').selectOption('Bhutan');
  await page.getByLabel('Dzongkhag').selectOption('Paro');
  await page.reload();
  expect(await page.getByLabel('Phone').inputValue()).toBe('17 61 42 08');
  await page.getByLabel('Gewog').fill('Lamgong');
  await next.click();

  await page.getByRole('radio', { name: /^General/ }).check();
  await page.getByRole('radio', { name: 'Yearly, Nu. 1,200' }).check();
  await next.click();

  await page.getByText('Sangay Choden Wangdi').waitFor();
  await page.getByLabel(/The centre may keep these details/).check();
  await page.getByRole('button', { name: 'Send the registration' }).click();

  // The server refuses the CID, and leads back to where it stands.
  await page
    .getByRole('alert')
    .getByText(/11 digits/)
    .waitFor();
  await page.getByLabel('Number of the document').fill(cid);
  await next.click();
  await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Send the registration' }).click();

  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.getByText(/^KM-\d{7}$/).waitFor();
  await page.getByText('Nu. 1,400').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
