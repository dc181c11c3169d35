import { donations, fees, reconciliation } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import {
  cardDonationsOf,
  newJournalNumber,
  statementOf,
  swapped,
  waitingDonation,
} from '../support/records/bank-statements.ts';
import { addApplicant, addLapsingMember, sendSlip } from '../support/records/fees.ts';
import { promiseDonation } from '../support/records/donations.ts';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { holdAnswer } from '../support/network/hold-answer.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

/** Long ago, so that no other journey pays by card on it. */
const cardDay = '2018-07-11';

async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('group', { name: label });
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  await field.getByLabel('Day').fill(ofMonth);
  await field.getByLabel('Month').fill(month);
  await field.getByLabel('Year').fill(year);
}

const statusOf = async (id: string) =>
  (await ask(donations.get, { params: { id } }, await tokenOf('Treasurer'))).paymentStatus;

test('a treasurer uploads a statement, approves what agrees, decides on the rest, and takes one back', async () => {
  const [sure, other, mistyped] = [
    await waitingDonation('Ugyen Tshering', '1200'),
    await waitingDonation('Yeshey Dema', '2000'),
    await waitingDonation('Karma Choden', '1550'),
  ];
  const elsewhere = await waitingDonation('Kinley Lhamo', '300');
  await cardDonationsOf(cardDay, ['2400', '2010']);
  const promised = await promiseDonation('Dechen Pelmo of Zhemgang', '1333');
  const stray = newJournalNumber();
  const account = `Bank of Bhutan ${stray}`;
  const file = statementOf([
    { text: `TRF FR U TSHERING ${sure.reference}`, journalNumber: sure.journalNumber, credit: '1200.00' },
    { text: 'TRF FR YESHEY DEMA', journalNumber: other.journalNumber, credit: '2000.00' },
    {
      text: `TRF FR K CHODEN ${mistyped.reference}`,
      journalNumber: swapped(mistyped.journalNumber),
      credit: '1550.00',
    },
    { text: 'TRF FR TASHI PHUNTSHO LINGZHI LAMPS FOR MOTHER', journalNumber: stray, credit: '2107.00' },
    { text: 'CHARGES', journalNumber: newJournalNumber(), debit: '25.00' },
    { text: 'CASH DEP PARO BR', journalNumber: newJournalNumber(), credit: '1333.00' },
    { text: 'WORLDLINE 1107', journalNumber: newJournalNumber(), credit: '4321.00' },
    { text: 'TRF FR K LHAMO', journalNumber: elsewhere.journalNumber, credit: '350.00' },
  ]);

  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Bank statements' }).first().click();
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: 'What do the columns mean?' }).waitFor();
  await picturesAtBothWidths(page, 'statement columns');
  await page.getByRole('button', { name: 'Match the lines' }).click();

  await page.getByRole('heading', { name: '0 of 7 to decide are done' }).waitFor();
  await page.getByRole('heading', { name: '2 payments that agree' }).waitFor();
  await page.getByRole('checkbox', { name: 'Yeshey Dema, Nu. 2,000' }).waitFor();
  await picturesAtBothWidths(page, 'statement sure');
  await page.getByRole('button', { name: 'Approve 2, Nu. 3,200' }).click();
  await page.getByText('2 payments approved').waitFor();
  expect([await statusOf(sure.id), await statusOf(other.id)]).toEqual(['paid', 'paid']);

  await page.getByRole('link', { name: /^Doubtful/ }).click();
  await page.getByText('Looks like a typing error').waitFor();
  await picturesAtBothWidths(page, 'statement doubtful');
  // The keys are there when they are named, on a busy machine a moment after the page is wide again.
  await page.locator('.keys').waitFor();
  await page.locator('.bar-decide .primary[aria-disabled=false]').waitFor();
  await page.keyboard.press('a');
  await page.getByText('Approved: Karma Choden').waitFor();
  expect(await statusOf(mistyped.id)).toBe('paid');

  // A colleague approves a slip in Verification, for less than the bank received: its line stays with it.
  const approval = { params: { id: elsewhere.id }, body: { decision: 'approve' as const } };
  await ask(donations.decide, approval, await tokenOf('Administrator'));
  await page.reload();
  await page.getByRole('heading', { name: 'Approved meanwhile for Nu. 300; Nu. 50 more came in' }).waitFor();
  await picturesAtBothWidths(page, 'statement approved meanwhile');
  await page.locator('.bar-decide .primary[aria-disabled=false]').waitFor();
  await page.getByRole('button', { name: 'Record Nu. 50.00 more' }).click();
  await page.getByText('Approved: Kinley Lhamo').waitFor();
  const treasurer = await tokenOf('Treasurer');
  const given = await ask(donations.get, { params: { id: elsewhere.id } }, treasurer);
  expect(given).toMatchObject({ amountPaid: '350.00' });

  await page.getByRole('link', { name: /^Unmatched/ }).click();
  // The name that the bank wrote is suggested; one key says yes, and the cursor stands where something is missing.
  await page.getByRole('button', { name: /^Donation of Tashi Phuntsho Lingzhi\?/ }).waitFor();
  await page.keyboard.press('y');
  await page.locator('#purposeId:focus').waitFor();
  await page.getByLabel('Purpose').selectOption({ label: 'Butter lamps' });
  await picturesAtBothWidths(page, 'statement unmatched');
  // The lines come late: the form that is opened meanwhile for the next one stays open.
  const goOn = await holdAnswer(page, '**/api/reconciliation/statements/*/lines?*');
  await page.getByRole('button', { name: 'Record a donation of Nu. 2,107.00' }).click();
  await page.getByText('Line 5 recorded for Tashi Phuntsho Lingzhi, Nu. 2,107').waitFor();
  await page.getByRole('button', { name: /^Something else: Nu. 1,333/ }).click();
  await page.getByRole('button', { name: /^A fee or promised donation: Nu. 1,333/ }).click();
  goOn();
  await page.getByText('Donation recorded').waitFor();

  await page.locator('#due:focus').waitFor();
  await page
    .getByRole('combobox', { name: 'Open fee or promised donation' })
    .fill('Dechen Pelmo of Zhemgang');
  await page.getByRole('option', { name: /^Dechen Pelmo of Zhemgang/ }).click();
  await picturesAtBothWidths(page, 'statement assign');
  await page.getByRole('button', { name: 'Assign Nu. 1,333.00' }).click();
  await page.getByText('Payment assigned').waitFor();
  expect(await statusOf(promised)).toBe('paid');

  // The bank kept something of the card payments: first of other days, which is refused, then of the right ones.
  await page.getByRole('button', { name: /^Card settlement of .*: Nu. 4,321/ }).click();
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.getByText('No card payments on these days.').waitFor();
  expect(await page.getByText('This is no longer possible').count()).toBe(0);
  await typeDay(page, 'First day of the card payments', cardDay);
  await typeDay(page, 'Last day', cardDay);
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.getByText('2 card payments, gross').waitFor();
  expect(await page.locator('.explained dd').allInnerTexts()).toEqual([
    'Nu. 4,410.00',
    'Nu. -84.76',
    'Nu. -4.24',
    'Nu. 4,321.00',
  ]);
  await picturesAtBothWidths(page, 'statement settlement');
  await page.getByRole('button', { name: 'Keep as card settlement' }).click();
  await page.getByText('Gross Nu. 4,410, commission Nu. 84.76, tax Nu. 4.24').waitFor();
  await page.getByRole('button', { name: 'Undo the decision on line 8' }).click();
  await page.getByLabel('Reason').fill('The days of another terminal');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('“The days of another terminal”').waitFor();
  await page.getByRole('button', { name: /^Card settlement of .*: Nu. 4,321/ }).waitFor();

  await page.getByRole('button', { name: 'Undo the decision on line 3' }).click();
  await page.getByRole('radio', { name: /Reverse the payment/ }).check();
  await page.getByLabel('Reason').fill('Another Yeshey Dema');
  await picturesAtBothWidths(page, 'statement take back');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('“Another Yeshey Dema”').waitFor();
  expect(await statusOf(other.id)).toBe('reversed');
  await picturesAtBothWidths(page, 'statement decided');

  await visit(page, '/reconciliation');
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.locator('input[type=file]').setInputFiles({ ...file, name: 'again.csv' });
  await page.getByText('has the same columns as the last statement').waitFor();
  await page.getByRole('button', { name: 'Match the lines' }).click();
  // What is booked is counted; what was undone or never decided is asked about here as well.
  await page.getByRole('heading', { name: '0 of 2 to decide are done' }).waitFor();
  await page.getByText('Also in the statement of').first().waitFor();
  await page.getByRole('link', { name: /^Already counted 5/ }).click();
  await page.getByText('statement.csv, line 2').waitFor();
  await picturesAtBothWidths(page, 'statement duplicates');
});

testInProve('more than is due of a fee is approved where it is seen, with what the rest is for', async () => {
  const { feeId } = await addApplicant('Namgay Pem');
  const journalNumber = await sendSlip(feeId);
  const feeOf = async () => ask(fees.get, { params: { id: feeId } }, await tokenOf('Administrator'));
  const { balance } = await feeOf();
  const credit = (Number(balance) + 50).toFixed(2);
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/reconciliation');
  await page.getByLabel('Account', { exact: true }).fill(`Bank of Bhutan ${journalNumber}`);
  const file = statementOf([{ text: 'TRF NAMGAY PEM', journalNumber, credit }]);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Match the lines' }).click();
  const question = 'The bank received Nu. 50 more than was due. What is the rest for?';
  await page.getByRole('heading', { name: question }).waitFor();
  await page.locator('.bar-decide .primary[aria-disabled=false]').waitFor();
  await page.keyboard.press('a');
  await page.getByText('Choose what the rest is for').waitFor();
  await page.getByLabel('The rest is a donation for').selectOption({ label: 'Butter lamps' });
  await picturesAtBothWidths(page, 'statement rest');
  await page.getByRole('button', { name: / and Nu. 50/ }).click();
  await page.getByText('Approved: Namgay Pem').waitFor();
  await page.getByRole('heading', { name: 'Nothing is left to decide' }).waitFor();
  await picturesAtBothWidths(page, 'statement finished');
  expect(await feeOf()).toMatchObject({ status: 'paid', balance: '0.00' });
});

testInProve(
  'what came once more for a fee that is paid is said to be that, and kept apart with two keys',
  async () => {
    const member = await addLapsingMember('Zangmo Paid Before');
    const body = { memberId: member.id, kind: 'renewal' as const, payment: { method: 'cash' as const } };
    const fee = await ask(fees.create, { body }, await tokenOf('Administrator'));
    const page = await openPage();
    await signIn(page, 'Treasurer');
    await visit(page, '/reconciliation');
    const journalNumber = newJournalNumber();
    await page.getByLabel('Account', { exact: true }).fill(`Bank of Bhutan ${journalNumber}`);
    const file = statementOf([{ text: `MBOB ${fee.reference}`, journalNumber, credit: '600.00' }]);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Match the lines' }).click();
    await page.getByRole('link', { name: /^Unmatched/ }).click();
    await page.getByRole('button', { name: /^Second payment of Zangmo Paid Before, General\?/ }).waitFor();
    await page.keyboard.press('y');
    await page.getByText(`already paid (receipt ${fee.payments[0]!.receipt!.receiptNumber})`).waitFor();
    await page.getByRole('button', { name: 'It is a donation' }).waitFor();
    await picturesAtBothWidths(page, 'statement paid before');
    await page.getByRole('button', { name: 'Keep Nu. 600.00 apart' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Kept apart, receipt issued').waitFor();
    const after = await ask(fees.get, { params: { id: fee.id } }, await tokenOf('Administrator'));
    expect(after).toMatchObject({ status: 'paid' });
    if (!('payments' in after)) throw new Error('The whole fee is for staff.');
    expect(after.payments.filter(({ isSurplus }) => isSurplus)).toMatchObject([{ amount: '600.00' }]);
  },
);

testInProve('days that can be read in two ways are asked about', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/reconciliation');
  await page.getByLabel('Account', { exact: true }).fill('A bank that writes the month first');
  const number = newJournalNumber();
  const buffer = Buffer.from(`Date,Particulars,Journal No,Credit\r\n05/02/2026,Lamps,${number},500\r\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'months.csv', mimeType: 'text/csv', buffer });
  await page.getByText('How does the bank write dates?').waitFor();
  await picturesAtBothWidths(page, 'statement day order');
  await page.getByRole('radio', { name: /^Month first/ }).check();
  await page.getByRole('button', { name: 'Match the lines' }).click();
  await page.getByRole('link', { name: /^Unmatched/ }).click();
  await page.getByText('2 May 2026').first().waitFor();
  const { data } = await ask(reconciliation.list, {}, await tokenOf('Treasurer'));
  expect(data.find(({ fileName }) => fileName === 'months.csv')?.firstDay).toBe('2026-05-02');
});

testInProve('a file that cannot be read says which row, and keeps nothing', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/reconciliation');
  await page.getByLabel('Account', { exact: true }).fill('A bank');
  const buffer = Buffer.from('Date,Particulars,Credit\r\n32/13/2026,Lamps,500\r\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Row 2, Date: cannot read “32/13/2026”.').waitFor();
  await page.getByRole('button', { name: 'Match the lines' }).click();
  await page.getByRole('alert').getByText('Row 2, Date: cannot read “32/13/2026”.').waitFor();
  await expect.poll(() => page.getByText('Row 2, Date: cannot read “32/13/2026”.').count()).toBe(1);
  const lines = await page
    .locator('.column-list tbody tr:last-child > *')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBlockEndWidth));
  expect(lines).toEqual(['0px', '0px', '0px']);
  const { data } = await ask(reconciliation.list, {}, await tokenOf('Treasurer'));
  expect(data.filter(({ fileName }) => fileName === 'bad.csv')).toEqual([]);
});
