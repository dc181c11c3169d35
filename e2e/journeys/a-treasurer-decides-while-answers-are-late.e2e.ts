import { donations } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { newJournalNumber, statementOf, waitingDonation } from '../support/records/bank-statements.ts';
import { holdAndLose, holdAnswer } from '../support/network/hold-answer.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const statusOf = async (id: string) =>
  (await ask(donations.get, { params: { id } }, await tokenOf('Treasurer'))).paymentStatus;

/** Reads a statement in and opens it. */
async function upload(page: Page, file: ReturnType<typeof statementOf>): Promise<void> {
  await signIn(page, 'Treasurer');
  await visit(page, '/reconciliation');
  await page.getByLabel('Account', { exact: true }).fill(`Late answers ${newJournalNumber()}`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Match the lines' }).click();
  await page.getByRole('heading', { name: 'Decided on this statement' }).waitFor();
}

/** One digit is another one. */
const mistyped = (number: string) => number.replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`);

/** A statement whose journal numbers were all mistyped by the payers, open at its doubtful lines. */
async function openDoubtful(page: Page, payers: Readonly<Record<string, string>>): Promise<string[]> {
  const waiting = [];
  for (const [name, amount] of Object.entries(payers))
    waiting.push({ name, ...(await waitingDonation(name, amount)) });
  const file = statementOf(
    waiting.map(({ name, reference, journalNumber, amount }) => ({
      text: `TRF FR ${name.toUpperCase()} ${reference}`,
      journalNumber: mistyped(journalNumber),
      credit: amount,
    })),
  );
  await upload(page, file);
  await page.getByRole('link', { name: /^Doubtful/ }).click();
  await lookAt(page, Object.keys(payers)[0]!);
  return waiting.map(({ id }) => id);
}

const shown = (page: Page) => page.locator('.queue [aria-current=true] b');

/** Until a line is open and the keys mean it. */
async function lookAt(page: Page, name: string): Promise<void> {
  await shown(page).getByText(name).waitFor();
  await page.locator('.bar-decide .primary[aria-disabled=false]').waitFor();
}

async function walkTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('j');
  await lookAt(page, name);
}

/** The short messages from now on, also those that are gone by the time one asks. */
async function listenToToasts(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent ?? '');
    });
    observer.observe(document.querySelector('.toasts')!, { childList: true });
    return heard;
  });
  return () => texts.jsonValue();
}

const decisions = '**/api/reconciliation/statements/*/decisions?*';
const match = '**/api/reconciliation/lines/*/match';

testInProve(
  'after a decision the line behind it comes up, and a line that was skipped stays skipped',
  async () => {
    const page = await openPage();
    const [skipped, , third] = await openDoubtful(page, {
      'Skipped Pelden': '1411',
      'Second Pelden': '1412',
      'Third Pelden': '1413',
      'Fourth Pelden': '1414',
    });
    await walkTo(page, 'Second Pelden');
    await walkTo(page, 'Third Pelden');
    // The list of lines is read again before everything else is.
    const release = await holdAnswer(page, decisions);
    await page.keyboard.press('a');
    await expect.poll(() => page.locator('.queue li').count()).toBe(3);
    expect(await shown(page).innerText()).toBe('Fourth Pelden');
    release();
    await page.getByText('Approved: Third Pelden').waitFor();
    expect(await shown(page).innerText()).toBe('Fourth Pelden');
    expect([await statusOf(third!), await statusOf(skipped!)]).toEqual(['paid', 'pending']);
  },
);

testInProve('a decision that is known late leaves open the line that was chosen meanwhile', async () => {
  const page = await openPage();
  await openDoubtful(page, { 'First Norzom': '1421', 'Second Norzom': '1422', 'Third Norzom': '1423' });
  const release = await holdAnswer(page, decisions);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: /Third Norzom/ }).click();
  await expect.poll(() => page.locator('.queue li').count()).toBe(2);
  release();
  await page.getByText('Approved: First Norzom').waitFor();
  expect(await shown(page).innerText()).toBe('Third Norzom');
});

testInProve('a decision that fails is told on the line that was opened meanwhile', async () => {
  const page = await openPage();
  const [first] = await openDoubtful(page, { 'First Wangdi': '1431', 'Second Wangdi': '1432' });
  const lose = await holdAndLose(page, match);
  await page.keyboard.press('a');
  await walkTo(page, 'Second Wangdi');
  lose();
  await page.getByText('Your decision on line 2 was not saved:').waitFor();
  await page.keyboard.press('k');
  await lookAt(page, 'First Wangdi');
  await page.getByRole('alert').waitFor();
  await page.keyboard.press('a');
  await page.getByText('Approved: First Wangdi').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await statusOf(first!)).toBe('paid');
});

test('the second press of a double click does not decide on the next line', async () => {
  const page = await openPage();
  const [, second] = await openDoubtful(page, { 'First Lhaden': '1441', 'Second Lhaden': '1442' });
  // This is the earliest moment at which the key can fall on the next line.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const open = document.querySelector('.queue [aria-current=true]');
      if (!open?.textContent.includes('Second Lhaden')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('.bar-decide .primary')?.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Approve Nu. 1,441.00' }).click();
  await page.getByText('Approved: First Lhaden').waitFor();
  await lookAt(page, 'Second Lhaden');
  expect(await statusOf(second!)).toBe('pending');
});

testInProve(
  'where a colleague decided the payment that is compared, another one is compared only by choice',
  async () => {
    const page = await openPage();
    const other = await waitingDonation('Rabgay Tandin', '1452');
    const [, compared] = await openDoubtful(page, { 'First Rabgay': '1451', 'Tandin Rabgay': '1452' });
    const release = await holdAnswer(page, match);
    await page.keyboard.press('a');
    await walkTo(page, 'Tandin Rabgay');
    await page.getByRole('button', { name: 'Compare with Rabgay Tandin' }).waitFor();
    const body = { decision: 'reject' as const, reason: 'Paid into another account' };
    await ask(donations.decide, { params: { id: compared! }, body }, await tokenOf('Administrator'));
    release();
    await page.getByRole('heading', { name: 'This payment is no longer waiting' }).waitFor();
    expect(await page.locator('.bar-decide').count()).toBe(0);
    await page.getByRole('button', { name: 'Compare with Rabgay Tandin' }).click();
    await page.locator('.sides').getByRole('link', { name: 'Rabgay Tandin' }).waitFor();
    expect(await statusOf(other.id)).toBe('pending');
  },
);

testInProve(
  'what was approved together cannot be sent again, and what failed is told where another pile opens',
  async () => {
    const page = await openPage();
    const [sure, rejected] = [
      await waitingDonation('Sure Gyeltshen', '1461'),
      await waitingDonation('Rejected Gyeltshen', '1462'),
    ];
    const lines = [sure, rejected].map(({ reference, journalNumber, amount }) => ({
      text: `TRF ${reference}`,
      journalNumber,
      credit: amount,
    }));
    await upload(page, statementOf(lines));
    const approve = page.getByRole('button', { name: 'Approve 2, Nu. 2,923' });
    await approve.waitFor();
    const body = { decision: 'reject' as const, reason: 'Paid into another account' };
    await ask(donations.decide, { params: { id: rejected.id }, body }, await tokenOf('Administrator'));
    const release = await holdAnswer(page, '**/api/reconciliation/statements/*-*-*-*-*');
    const told = await listenToToasts(page);
    await approve.click();
    // Everything else is read again, and the button still does nothing.
    await page.getByText('matched to Sure Gyeltshen').waitFor();
    expect(await page.locator('.bar-all .btn[aria-disabled=true]').innerText()).toBe('Approved 2 of 2…');
    release();
    await page.getByRole('heading', { name: '1 credit without a slip' }).waitFor();
    await expect.poll(told).toEqual(['1 payment approved']);
    await page.getByText('1 payment could not be approved').waitFor();
    expect(await statusOf(sure.id)).toBe('paid');
  },
);

testInProve('what could not be approved together is told on the page that was opened meanwhile', async () => {
  const page = await openPage();
  const { reference, journalNumber, amount } = await waitingDonation('Left Gyeltshen', '1463');
  await upload(page, statementOf([{ text: `TRF ${reference}`, journalNumber, credit: amount }]));
  const lose = await holdAndLose(page, '**/api/reconciliation/statements/*/approve');
  await page.getByRole('button', { name: 'Approve 1, Nu. 1,463' }).click();
  await page.getByRole('link', { name: 'Dashboards' }).click();
  await page.waitForURL('**/dashboard');
  lose();
  await page.getByText('the connection was lost, and 1 payment may not be approved').waitFor();
});

async function putAside(page: Page, sum: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Something else: Nu. ${sum}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Neither fee nor donation: Nu. ${sum}`) }).click();
}

const stray = (credit: string) => ({ text: 'CASH DEP', journalNumber: newJournalNumber(), credit });

testInProve('each line that is set aside is told, also the last one of its pile', async () => {
  const page = await openPage();
  await upload(page, statementOf([stray('1471.05'), stray('1472.05')]));
  const told = await listenToToasts(page);
  const releaseAnswer = await holdAnswer(page, '**/api/reconciliation/lines/*/set-aside');
  await putAside(page, '1,471');
  await putAside(page, '1,472');
  await expect.poll(told).toEqual(['Set aside']);
  const releaseList = await holdAnswer(page, decisions);
  releaseAnswer();
  await page.getByRole('heading', { name: 'Nothing is left to decide' }).waitFor();
  releaseList();
  await expect.poll(told).toEqual(['Set aside', 'Set aside']);
});

testInProve('what could not be decided is told also after its pile was left', async () => {
  const page = await openPage();
  const { id, reference, journalNumber, amount } = await waitingDonation('Left Dendup', '1481');
  const doubtful = { text: `TRF FR LEFT DENDUP ${reference}`, journalNumber: mistyped(journalNumber) };
  await upload(page, statementOf([{ ...doubtful, credit: amount }, stray('1482.05')]));
  const pile = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await pile('Doubtful').click();
  await lookAt(page, 'Left Dendup');
  const told = await listenToToasts(page);
  const loseMatch = await holdAndLose(page, match);
  await page.keyboard.press('a');
  await pile('Unmatched').click();
  await page.getByRole('heading', { name: '1 credit without a slip' }).waitFor();
  loseMatch();
  await expect.poll(async () => (await told()).length).toBe(1);

  const loseSetAside = await holdAndLose(page, '**/api/reconciliation/lines/*/set-aside');
  await putAside(page, '1,482');
  await pile('Doubtful').click();
  await lookAt(page, 'Left Dendup');
  loseSetAside();
  await expect.poll(told).toEqual([expect.stringMatching(/^No answer/), expect.stringMatching(/^No answer/)]);
  expect(await statusOf(id)).toBe('pending');
});
