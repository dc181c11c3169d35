import { addDays, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { cashDonation } from '../support/records/donations.ts';
import { today } from '../support/records/fees.ts';
import { holdAnswer } from '../support/network/hold-answer.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const asTreasurer = async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  return page;
};

testInProve('no day of the cash desk is closed under the date of another one', async () => {
  const page = await asTreasurer();
  await visit(page, '/reports/cash-closing?day=2019-05-06');
  const close = page.getByRole('button', { name: /^Close \d+ May 2019/ });
  await close.waitFor();
  const goOn = await holdAnswer(page, '**/api/reports/cash-closings/2019-05-07*');
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('7');
  await page.waitForURL(/day=2019-05-07/);
  await expect.poll(() => close.count()).toBe(0);
  goOn();
  await close.waitFor();
});

testInProve('no names stand under a day on which they are not read out', async () => {
  const tomorrow = addDays(today(), 1);
  const { id } = await cashDonation('Sonam of the late list');
  const page = await asTreasurer();
  await visit(page, `/donation/list/edit/${id}`);
  await page.getByText('Dedication', { exact: true }).click();
  await page.getByLabel('Offering').fill('Butter lamps');
  await page.getByLabel('For the living').fill('Am Zam of the late list');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('No day has been set yet.').waitFor();
  await visit(page, `/dedications?day=${tomorrow}`);
  const waiting = page.getByRole('listitem').filter({ hasText: 'Sonam of the late list' });
  await waiting.getByRole('button', { name: /^Read on / }).click();
  const names = page.getByRole('region', { name: 'Names to be read out' });
  const read = names.getByText('Am Zam of the late list');
  await read.waitFor();
  const goOn = await holdAnswer(page, `**/api/donations/dedications?readOn=${addDays(tomorrow, 1)}*`);
  await page.getByRole('link', { name: 'The day after' }).click();
  await page.waitForURL((url) => url.search.includes(addDays(tomorrow, 1)));
  await read.waitFor({ state: 'detached' });
  expect(await names.getAttribute('aria-busy')).toBe('true');
  goOn();
  await expect.poll(() => names.getAttribute('aria-busy')).toBe('false');
});

testInProve('somebody who was looked up before is gone while the next one is looked for', async () => {
  const token = await tokenOf('Administrator');
  const query = { standing: 'current', hasPhone: 'true' } as const;
  const { data } = await ask(members.list, { query }, token);
  const [first, second] = [data[0]!, data[1]!];
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await visit(page, '/renew');
  const lookUp = async ({ membershipCode, phone }: typeof first) => {
    await page.getByLabel('Membership code, CID or phone').fill(membershipCode);
    await page.getByLabel('Date of birth or last 4 digits of the phone').fill(phone!.slice(-4));
    await page.getByRole('button', { name: 'Find the membership' }).click();
  };
  await lookUp(first);
  const card = page.getByText(first.membershipCode).first();
  await card.waitFor();
  const goOn = await holdAnswer(page, '**/api/member/lookup');
  await lookUp(second);
  await expect.poll(() => card.count()).toBe(0);
  goOn();
  await page.getByText(second.membershipCode).first().waitFor();
});

testInProve('a file that was given up is not offered for import when its check ends', async () => {
  const page = await asTreasurer();
  await visit(page, '/donation/bulk-upload-payments');
  const sheet =
    'Donor,Purpose,Donated on,Amount,Method,Receipt no\r\nZam,Butter lamps,25/02/2021,100,cash,Late/1';
  const file = { name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await page.locator('input[type=file]').setInputFiles(file);
  const check = page.getByRole('button', { name: 'Check the rows' });
  await check.waitFor();
  const goOn = await holdAnswer(page, '**/api/donations/bulk-upload-payments');
  const answered = page.waitForResponse('**/api/donations/bulk-upload-payments');
  await check.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('XLSX or CSV, up to 25 MB.').waitFor();
  goOn();
  await (await answered).finished();
  // Whatever that answer does, it has done when a file is read after it.
  await page.locator('input[type=file]').setInputFiles(file);
  await check.waitFor();
  expect(await page.getByRole('button', { name: /^Create / }).count()).toBe(0);
});

testInProve('the purpose keeps the focus when its choices come late', async () => {
  const page = await asTreasurer();
  const goOn = await holdAnswer(page, '**/api/donation-purposes/all*');
  await page.goto('/donation/add');
  const purpose = page.getByLabel('Purpose');
  await purpose.focus();
  goOn();
  await purpose.getByRole('option', { name: 'Butter lamps' }).waitFor({ state: 'attached' });
  await page.keyboard.type('Butter');
  await expect
    .poll(() => purpose.evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.label))
    .toBe('Butter lamps');
});

test('what is typed of the next donation while the last one is being saved stays', async () => {
  const page = await asTreasurer();
  await visit(page, '/donation/add');
  await page.locator('#donorType:focus').waitFor();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  const amount = page.getByLabel('Amount, Nu.');
  await amount.fill('110');
  await page.getByLabel('Purpose').selectOption({ label: 'Butter lamps' });
  const goOn = await holdAnswer(page, '**/api/donations');
  await amount.press('Enter');
  await page.getByRole('button', { name: 'Saving' }).waitFor();
  await amount.fill('230');
  goOn();
  await page.getByText(/^Saved, receipt KM\/R\/\d{4}\/\d{6}/).waitFor();
  expect(await amount.inputValue()).toBe('230');
  // Who gives is asked anew.
  await page.getByRole('combobox', { name: 'Who is giving?' }).waitFor();
});
