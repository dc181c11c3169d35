import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newCid } from '../support/people.ts';
import { openPage } from '../support/page.ts';
import { fillSlip, isOnePage, widths } from '../support/slip-page.ts';
import { visit } from '../support/visit.ts';
import { walks } from '../support/walks.ts';

test('four short steps, with a mistake, a reload and a change of mind on the way', async () => {
  const page = await openPage(widths.phone);
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
  await page.getByLabel('Document number').fill('1234');
  await next.click();

  await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
  await page.getByLabel('Phone').fill('17 61 42 08');
  // Bhutan is there already.
  await page.getByLabel('Dzongkhag').selectOption('Paro');
  await page.reload();
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('17 61 42 08');
  await page.getByLabel('Gewog').fill('Lamgong');
  await next.click();

  // Each type says what it costs before anything is chosen.
  await page.getByRole('radio', { name: /^General.*Nu\. 1,200 a year/ }).check();
  await page.getByRole('radio', { name: 'Yearly, Nu. 1,200' }).check();
  await next.click();

  await page.getByText('Sangay Choden Wangdi').waitFor();
  expect(await page.locator('.price-parts').innerText()).toMatch(
    /Membership fee\s+Nu\. 1,200\s+Registration fee, once\s+Nu\. 200\s+To pay\s+Nu\. 1,400/,
  );
  await page.getByLabel(/The centre may keep these details/).check();
  await page.getByRole('button', { name: 'Register, Nu. 1,400 to pay' }).click();

  // The server refuses the CID, and leads back to where it stands.
  await page
    .getByRole('alert')
    .getByText(/11 digits/)
    .waitFor();
  await page.getByLabel('Document number').fill(cid);
  await next.click();
  await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Register' }).click();

  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.getByText(/^KM-\d{7}$/).waitFor();
  await page.getByText('Nu. 1,400', { exact: true }).waitFor();
  await expect.poll(() => isOnePage(page)).toBe(true);

  // And on to the way to pay.
  await page.getByRole('link', { name: 'Pay Nu. 1,400' }).click();
  await page.getByRole('heading', { name: 'Pay Nu. 1,400' }).waitFor();
  await fillSlip(page);
  await page.getByRole('button', { name: 'Send slip for Nu. 1,400' }).click();
  await page.waitForURL(/payment-status$/);
  await page.getByText('Being checked').waitFor();
  await expect.poll(() => isOnePage(page)).toBe(true);
});

/** Everything filled in at once, up to the page that says welcome. */
async function register(page: Page, name: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' });
  // An old address, with nothing filled in any more: it begins at the beginning, and stays there.
  await visit(page, '/register?step=check');
  await page.waitForURL('**/register?step=you');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Woman').check();
  await page.getByLabel('Day').fill('2');
  await page.getByLabel('Month').fill('11');
  await page.getByLabel('Year').fill('1991');
  await page.getByLabel('Document number').fill(newCid());
  await next.click();
  await page.getByLabel('Phone').fill('17 61 42 09');
  await page.getByLabel('Country you live in').selectOption('Bhutan');
  await next.click();
  await page.getByRole('radio', { name: /^General/ }).check();
  await page.getByRole('radio', { name: 'Yearly, Nu. 1,200' }).check();
  await next.click();
  await page.getByLabel(/The centre may keep these details/).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
}

test.each(walks)('and pays by card, straight through on a %s', async (device, size) => {
  const page = await openPage(size);
  await register(page, `Tandin Wangmo at her ${device}`);
  const code = await page.getByText(/^KM-\d{7}$/).innerText();
  // The code and the reference outlast a reload.
  await page.reload();
  await page.getByText(code, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Pay Nu. 1,400' }).click();
  await page.getByRole('button', { name: 'Pay by card instead' }).click();
  await page.getByText('This is not a bank').waitFor();
  await page.getByRole('button', { name: 'Pay' }).first().click();
  await page.waitForURL(/bob-worldline\/success\//);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByRole('link', { name: 'See the payment' }).click();
  await page.waitForURL(/\/member\/[\w-]+\/renew\/[\w-]+\/payment-status$/);
  await page.getByText('Paid', { exact: true }).waitFor();
  await page.getByText('Nu. 1,400').first().waitFor();
  await expect.poll(() => isOnePage(page)).toBe(true);
});
