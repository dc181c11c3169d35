import { type Donation, donations, fees, type MembershipFee } from '@kathok/contract';
import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { addWaitingFee } from '../support/records/fees.ts';
import { promiseDonation, sendSlip } from '../support/records/donations.ts';
import { howMany, testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { pictureOf } from '../support/files/picture.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const feeNow = async (id: string) =>
  (await ask(fees.get, { params: { id } }, await tokenOf('Administrator'))) as MembershipFee;

/** Until the slip of somebody is there to be seen, and a moment to see it. */
async function lookAt(page: Page, name: string): Promise<void> {
  await page.locator('.claim').getByRole('link', { name }).waitFor();
  await page.locator('canvas[data-shown=true]').waitFor();
  await decidable(page).waitFor();
}

/** The button that approves, once the keys mean the slip that is open. */
const decidable = (page: Page) => page.locator('.bar-decide .primary[aria-disabled=false]');

const slips = howMany({ test: 4, prove: 10 });

test(`${slips} slips, the last not accepted, without a hand on the mouse`, async () => {
  const names = Array.from({ length: slips }, (_, index) => `Slip Sender ${'ABCDEFGHIJ'[index]}`);
  const waiting: string[] = [];
  for (const name of names) waiting.push(await addWaitingFee(name));
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${waiting[0]}/approve`);

  // There and back again, a closer look, and what the keys are.
  await lookAt(page, names[0]!);
  await page.keyboard.press('j');
  await lookAt(page, names[1]!);
  await page.keyboard.press('k');
  await lookAt(page, names[0]!);
  await page.keyboard.press('z');
  await page.locator('.slip[data-zoomed=true]').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');

  for (const name of names.slice(0, -1)) {
    await lookAt(page, name);
    await page.keyboard.press('a');
    await page.getByRole('status').getByText(`Approved: ${name}, Nu. `).waitFor();
  }
  await lookAt(page, names.at(-1)!);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('The picture cannot be read').and(page.locator(':focus')).waitFor();
  // No reason is taken that nobody chose, and "Other" wants words.
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('please choose one').waitFor();
  await dialog.getByLabel('The picture cannot be read').focus();
  await page.keyboard.press('6');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('please say why').waitFor();
  await dialog.getByRole('radio', { name: 'Other', exact: true }).focus();
  await page.keyboard.press('2');
  await page.keyboard.type('Please send the other two hundred as well');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(`Rejected: ${names.at(-1)}`)
    .waitFor();

  const decided = await Promise.all(waiting.map(feeNow));
  expect(decided.map(({ paymentStatus }) => paymentStatus)).toEqual([
    ...Array<string>(slips - 1).fill('paid'),
    'rejected',
  ]);
  expect(new Set(decided.map(({ receiptNumber }) => receiptNumber)).size).toBe(slips);
  expect(decided.at(-1)!.payments[0]!.reason).toBe(
    'The amount is wrong. Please send the other two hundred as well',
  );
});

test('anyone who comes late is told who decided, and nothing happens twice', async () => {
  const fee = await addWaitingFee('Twice Decided');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await lookAt(page, 'Twice Decided');
  const body = { decision: 'approve' as const };
  await ask(fees.decide, { params: { id: fee }, body }, await tokenOf('Administrator'));

  await page.keyboard.press('r');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/Twice Decided: It has been approved already by Dechen Wangmo/)
    .waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect((await feeNow(fee)).paymentStatus).toBe('paid');

  // A link that somebody kept leads to what became of it.
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await page.getByText('Already decided').waitFor();
});

testInProve('less than what is due leaves the rest open; what the bank says counts', async () => {
  const fee = await addWaitingFee('Partly Paid');
  const { amount } = await feeNow(fee);
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await page.getByRole('button', { name: 'Change the amount received' }).click();
  await page.getByLabel('Amount received').fill('100');
  await page.getByText('remains due, and the fee stays unpaid').waitFor();
  await page.getByRole('button', { name: /^Approve Nu\. 100\.00/ }).click();
  await page.getByRole('status').getByText('Approved: Partly Paid, Nu. 100.00').waitFor();
  expect(await feeNow(fee)).toMatchObject({
    status: 'open',
    amountPaid: '100.00',
    balance: (Number(amount) - 100).toFixed(2),
  });
});

test('more than what is due is taken as a donation, by choice', async () => {
  const fee = await addWaitingFee('Generously Paid');
  const { amount } = await feeNow(fee);
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await page.getByRole('button', { name: 'Change the amount received' }).click();
  await page.getByLabel('Amount received').fill((Number(amount) + 250).toFixed(2));
  await page.getByLabel('Take the rest as a donation for').selectOption('Butter lamps');
  await page.getByRole('button', { name: /^Approve Nu\. / }).click();
  await page.getByRole('status').getByText('Approved: Generously Paid').waitFor();
  expect(await feeNow(fee)).toMatchObject({ status: 'paid', amountPaid: amount });
});

test('a donation is recorded as what was received', async () => {
  const donation = await promiseDonation('Gladly Given', '700');
  await sendSlip(donation, `G${Date.now()}`, pictureOf(Date.now() % 2 ** 31));
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/pending-verification/${donation}/approve`);
  await lookAt(page, 'Gladly Given');
  // Each tab with its count can be read whole, in one line.
  const tabs = page.getByRole('navigation', { name: 'Queue, oldest first' });
  await expect.poll(() => tabs.locator('.count').count()).toBe(3);
  const { seen, whole, rows } = await tabs.evaluate((nav) => ({
    seen: nav.clientWidth,
    whole: nav.scrollWidth,
    rows: new Set([...nav.children].map((tab) => tab.getBoundingClientRect().top)).size,
  }));
  expect({ whole, rows }).toEqual({ whole: seen, rows: 1 });
  await page.getByRole('button', { name: 'Change the amount received' }).click();
  await page.getByLabel('Amount received').fill('750');
  await page.getByText('The donation will be recorded with the amount received').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Approved: Gladly Given, Nu. 750.00').waitFor();
  const token = await tokenOf('Administrator');
  const given = (await ask(donations.get, { params: { id: donation } }, token)) as Donation;
  expect(given).toMatchObject({ paymentStatus: 'paid', amount: '750.00', balance: '0.00' });
});

testInProve(
  'who else looks at a slip is seen; the same paper sent twice is doubted, and a PDF is downloaded',
  async () => {
    const body = `%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n%${Date.now()}\n`;
    const page = `${body}xref\n0 1\ntrailer<<>>\nstartxref\n${body.length}\n%%EOF\n`;
    const paper = new File([page], 'slip.pdf', { type: 'application/pdf' });
    await addWaitingFee('First Paper', paper);
    const fee = await addWaitingFee('Second Paper', paper);
    const [one, other] = [await openPage(), await openPage()];
    await signIn(one, 'Treasurer');
    await visit(one, `/renewal/pending-verification/${fee}/approve`);
    const [file] = await Promise.all([
      one.waitForEvent('download'),
      one.getByRole('link', { name: 'Download the PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('slip.pdf');
    expect((await buffer(await file.createReadStream())).toString()).toBe(page);
    await one.locator('.decide .note.warning').getByRole('link', { name: 'See it' }).waitFor();
    await signIn(other, 'Administrator');
    await visit(other, `/renewal/pending-verification/${fee}/approve`);
    await other.getByText('Sonam Choden is looking at this too').waitFor();
    expect(await other.getByRole('button', { name: 'Rotate' }).count()).toBe(0);
  },
);

testInProve('fees and donations wait in one queue, and a key changes it', async () => {
  const fee = await addWaitingFee('Mixed Fee');
  const donation = await promiseDonation('Mixed Donation', '300');
  await sendSlip(donation, `M${Date.now()}`, pictureOf(Date.now() % 2 ** 31));
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification?queue=all&item=${fee}`);
  await lookAt(page, 'Mixed Fee');
  await page.keyboard.press('a');
  await page.getByRole('status').getByText('Approved: Mixed Fee, Nu. ').waitFor();
  await lookAt(page, 'Mixed Donation');
  await page.keyboard.press('a');
  await page.getByRole('status').getByText('Approved: Mixed Donation, Nu. 300.00').waitFor();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Queue' }).locator('[aria-current]', { hasText: name });
  for (const name of ['Fees', 'Donations', 'All']) {
    await page.keyboard.press('q');
    await tab(name).waitFor();
  }
  expect((await feeNow(fee)).paymentStatus).toBe('paid');
  // Decided meanwhile: the link says what became of it, whatever it paid.
  await visit(page, `/renewal/pending-verification?queue=all&item=${donation}`);
  await page.getByText('Already decided').waitFor();
});

test('a key that is pressed before the slip is there is shown, waits for it, and can be taken back', async () => {
  const fee = await addWaitingFee('Slow Slip');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  const line = new EventEmitter();
  await page.route('**/api/payments/*/slip', async (route) => {
    await once(line, 'open');
    await route.continue();
  });
  // Not `visit`, which waits until everything has come.
  await page.goto(`/renewal/pending-verification/${fee}/approve`);
  await page.locator('.claim').getByRole('link', { name: 'Slow Slip' }).waitFor();
  await decidable(page).waitFor();
  const early = page.getByRole('status').getByText('as soon as the slip is shown');
  await page.keyboard.press('r');
  await early.waitFor();
  await page.keyboard.press('Escape');
  await early.waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await early.waitFor();
  expect((await feeNow(fee)).paymentStatus).toBe('pending');
  line.emit('open');
  await page.getByRole('status').getByText('Approved: Slow Slip, Nu. ').waitFor();
});
