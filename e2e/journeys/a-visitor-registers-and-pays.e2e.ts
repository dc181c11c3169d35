import { membershipTypes, paymentFrequencies } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { newCid } from '../support/records/people.ts';
import { openPage } from '../support/browser/page.ts';
import { fillSlip, isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';
import { rareWalks } from '../support/walks.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
/** A line of the list of errors. */
const told = (page: Page, text: RegExp) => page.getByRole('alert').getByRole('link', { name: text });

test('four short steps, with a mistake, a reload and a change of mind on the way', async () => {
  const page = await openPage(widths.phone);
  const cid = newCid();
  await visit(page, '/register');

  // Nothing filled in: every missing field is named.
  await next(page).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Full name/ })
    .waitFor();

  // A letter that turns the text around cannot be seen, and only the server finds it.
  await page.getByLabel('Full name').fill('Sangay Choden\u202E Wangdi');
  await page.getByLabel('Woman').check();
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill('2178');
  await page.getByLabel('Document number').fill('1141000123');
  await next(page).click();

  // What a browser can tell is told on its own step, all at once.
  await told(page, /^Date of birth: must be in the past/).waitFor();
  await told(page, /^Document number: a CID has 11 digits/).waitFor();
  await page.getByLabel('Year').fill('1978');
  await page.getByLabel('Document number').fill(cid);
  await next(page).click();

  await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
  await page.getByLabel('Phone').fill('12');
  await page.getByLabel('E-mail').fill('a@b');
  await next(page).click();
  await told(page, /^Phone: must be a phone number/).waitFor();
  await told(page, /^E-mail: must be an e-mail address/).waitFor();
  await page.getByLabel('E-mail').fill('');
  await page.getByLabel('Phone').fill('17 61 42 08');
  // Bhutan is there already.
  await page.getByLabel('Dzongkhag').selectOption('Paro');
  await page.reload();
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('17 61 42 08');
  await page.getByLabel('Gewog').fill('Lam\u202Egong');
  await next(page).click();

  // Each type says what it costs before anything is chosen.
  await page.getByRole('radio', { name: /^General.*Nu\. 1,200 a year/ }).check();
  await page.getByRole('radio', { name: 'Yearly, Nu. 1,200' }).check();
  await next(page).click();

  await page.getByText(/^Sangay Choden/).waitFor();
  expect(await page.locator('.price-parts').innerText()).toMatch(
    /Membership fee\s+Nu\. 1,200\s+Registration fee, once\s+Nu\. 200\s+To pay\s+Nu\. 1,400/,
  );
  await page.getByLabel(/The centre may keep these details/).check();
  await page.getByRole('button', { name: 'Register, Nu. 1,400 to pay' }).click();

  // The server refuses two things, and leads back to the first; the other stays marked on its step.
  await told(page, /^Full name: must be a single line/).waitFor();
  await page.getByLabel('Full name').fill('Sangay Choden Wangdi');
  await next(page).click();
  await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
  await told(page, /^Gewog: must be a single line/).waitFor();
  await page.getByLabel('Gewog').fill('Lamgong');
  await next(page).click();
  await next(page).click();
  await page.getByText('Sangay Choden Wangdi').waitFor();
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

/** Who somebody is and how they are reached, up to the choice of a membership. */
async function introduce(page: Page, name: string, country: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Woman').check();
  await page.getByLabel('Day').fill('2');
  await page.getByLabel('Month').fill('11');
  await page.getByLabel('Year').fill('1991');
  await page.getByLabel('Document number').fill(newCid());
  await next(page).click();
  await page.getByLabel('Phone').fill('17 61 42 09');
  await page.getByLabel('Country you live in').selectOption(country);
  await next(page).click();
}

/** Everything filled in at once, up to the page that says welcome. */
async function register(page: Page, name: string): Promise<void> {
  // An old address, with nothing filled in any more: it begins at the beginning, and stays there.
  await visit(page, '/register?step=check');
  await page.waitForURL('**/register?step=you');
  await introduce(page, name, 'Bhutan');
  await page.getByRole('radio', { name: /^General/ }).check();
  await page.getByRole('radio', { name: 'Yearly, Nu. 1,200' }).check();
  await next(page).click();
  await page.getByLabel(/The centre may keep these details/).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
}

/** A membership that costs something else in another country; it goes when the journey ends. */
async function addTypeWithTwoPrices(name: string): Promise<void> {
  const token = await tokenOf('Administrator');
  const yearly = (await ask(paymentFrequencies.all, {})).find(({ months }) => months === 12);
  const price = { paymentFrequencyId: yearly!.id };
  const body = {
    name,
    code: `FA${Date.now() % 1_000_000}`,
    fees: [
      { ...price, amount: '1000', currency: 'BTN' },
      { ...price, amount: '900', currency: 'INR' },
    ],
  };
  const { id } = await ask(membershipTypes.create, { body }, token);
  onTestFinished(async () => {
    await ask(membershipTypes.update, { params: { id }, body: { isActive: false } }, token);
  });
}

test('by country, where a membership is priced in two currencies: one price, and why it is this one', async () => {
  const type = `Friends abroad ${Date.now()}`;
  await addTypeWithTwoPrices(type);
  const page = await openPage(widths.phone);
  await visit(page, '/register');
  await introduce(page, 'Sunita Rai of Jaigaon', 'India');
  await page.getByRole('radio', { name: new RegExp(`^${type}.*INR 900 a year`) }).check();
  await page.getByText('For the country you live in, the fee is charged in INR.').waitFor();
  // There is one way to pay it, so it is chosen.
  expect(await page.getByRole('radio', { name: /^Yearly/ }).count()).toBe(1);
  expect(await page.getByRole('radio', { name: 'Yearly, INR 900' }).isChecked()).toBe(true);

  // Somebody who lives in Bhutan pays the other one.
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByLabel('Country you live in').selectOption('Bhutan');
  await next(page).click();
  await page.getByRole('radio', { name: 'Yearly, Nu. 1,000' }).waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByLabel('Country you live in').selectOption('India');
  await next(page).click();
  await next(page).click();
  await page.getByLabel(/The centre may keep these details/).check();
  await page.getByRole('button', { name: 'Register, INR 900 to pay' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.getByText('INR 900', { exact: true }).waitFor();
});

test.each(rareWalks)('and pays by card, straight through on a %s', async (device, size) => {
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
