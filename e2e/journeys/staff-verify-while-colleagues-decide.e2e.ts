import { fees, type MembershipFee, type ResponseOf } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { addWaitingFee } from '../support/records/fees.ts';
import { holdAndLose, holdAnswer } from '../support/network/hold-answer.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const statusOf = async (id: string) =>
  ((await ask(fees.get, { params: { id } }, await tokenOf('Administrator'))) as MembershipFee).paymentStatus;

/** Until somebody's slip is open and the keys mean it. */
async function lookAt(page: Page, name: string): Promise<void> {
  await page.locator('.claim').getByRole('link', { name, exact: true }).waitFor();
  await page.locator('canvas[data-shown=true]').waitFor();
  await page.locator('.bar-decide .primary[aria-disabled=false]').waitFor();
}

/** A colleague approves it, and the page looks at the queue again, as it does now and then. */
async function approvedByColleague(page: Page, id: string): Promise<void> {
  const waiting = page.locator('#main').getByText(/^\d+ waiting$/);
  const before = await waiting.innerText();
  const body = { decision: 'approve' as const };
  await ask(fees.decide, { params: { id }, body }, await tokenOf('Administrator'));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => waiting.innerText()).toBe(`${Number.parseInt(before, 10) - 1} waiting`);
}

/** The journey sees this queue as if nothing else waited in this centre. */
const showOnly = (page: Page, ids: readonly string[]) =>
  page.route('**/api/membershipFee/pending-list?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as ResponseOf<typeof fees.pending>;
    const data = answer.data.filter(({ id }) => ids.includes(id));
    await route.fulfill({ response, json: { data, meta: { ...answer.meta, itemCount: data.length } } });
  });

const decision = '**/api/membershipFee/*/update-payment';
const message = (page: Page) => page.getByRole('dialog').getByLabel('Message to the payer');

/** The dialog with a reason that is not yet typed to its end. */
async function beginRejecting(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.type('Please take');
}

test('what a colleague decides stays open for anyone who is typing about it, by its address', async () => {
  const [fee, next] = [await addWaitingFee('Jointly Checked'), await addWaitingFee('Next In Line')];
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await lookAt(page, 'Jointly Checked');
  await beginRejecting(page);
  await approvedByColleague(page, fee);
  await page.keyboard.type(' a sharper picture');
  expect(await message(page).inputValue()).toBe('Please take a sharper picture');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/Jointly Checked: It has been approved already by Dechen Wangmo/)
    .waitFor();
  await lookAt(page, 'Next In Line');
  expect([await statusOf(fee), await statusOf(next)]).toEqual(['paid', 'pending']);
});

testInProve(
  'what a colleague decides stays open also where it came up as the first of the queue',
  async () => {
    const [fee, next] = [await addWaitingFee('First Of All'), await addWaitingFee('Second Of All')];
    const page = await openPage();
    await signIn(page, 'Treasurer');
    await showOnly(page, [fee, next]);
    await visit(page, '/renewal/pending-verification');
    await lookAt(page, 'First Of All');
    await beginRejecting(page);
    await approvedByColleague(page, fee);
    expect(await page.getByText('1 of 2', { exact: true }).count()).toBe(1);
    await page.keyboard.type(' a sharper picture');
    expect(await message(page).inputValue()).toBe('Please take a sharper picture');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('First Of All: It has been approved already').waitFor();
    await lookAt(page, 'Second Of All');
    expect([await statusOf(fee), await statusOf(next)]).toEqual(['paid', 'pending']);
  },
);

testInProve('a decision that is answered late leaves open what was opened meanwhile', async () => {
  const fee = await addWaitingFee('Slowly Approved');
  await addWaitingFee('Passed Over');
  const last = await addWaitingFee('Typed About');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await lookAt(page, 'Slowly Approved');
  const release = await holdAnswer(page, decision);
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await lookAt(page, 'Passed Over');
  await page.keyboard.press('j');
  await lookAt(page, 'Typed About');
  await beginRejecting(page);
  release();
  await page.getByRole('status').getByText('Approved: Slowly Approved, Nu. ').waitFor();
  await page.keyboard.type(' a sharper picture');
  expect(await message(page).inputValue()).toBe('Please take a sharper picture');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Rejected: Typed About').waitFor();
  expect([await statusOf(fee), await statusOf(last)]).toEqual(['paid', 'rejected']);
});

testInProve('a decision that is answered late does not call anyone back who has left', async () => {
  const fee = await addWaitingFee('Left Behind');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await lookAt(page, 'Left Behind');
  const release = await holdAnswer(page, decision);
  await page.keyboard.press('a');
  await page.getByRole('link', { name: 'Bank statements' }).first().click();
  await page.getByRole('heading', { name: 'Upload a statement' }).waitFor();
  // The menu counts again once the decision is known.
  const counted = page.waitForResponse('**/api/payments/waiting');
  release();
  await counted;
  await page.getByRole('heading', { name: 'Upload a statement' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/reconciliation');
  expect(await statusOf(fee)).toBe('paid');
});

testInProve('a decision that fails is told also after walking on', async () => {
  const fee = await addWaitingFee('Lost Underway');
  await addWaitingFee('Walked On To');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await lookAt(page, 'Lost Underway');
  const lose = await holdAndLose(page, decision);
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await lookAt(page, 'Walked On To');
  lose();
  await page.locator('.outcome').getByText('Lost Underway: The connection was lost.').waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  expect(await statusOf(fee)).toBe('pending');
});

testInProve('a decision that fails is told also after leaving', async () => {
  const fee = await addWaitingFee('Lost And Left');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/renewal/pending-verification/${fee}/approve`);
  await lookAt(page, 'Lost And Left');
  const lose = await holdAndLose(page, decision);
  await page.keyboard.press('a');
  await page.getByRole('link', { name: 'Bank statements' }).first().click();
  await page.getByRole('heading', { name: 'Upload a statement' }).waitFor();
  lose();
  await page.locator('.toast').getByText('Lost And Left: The connection was lost.').waitFor();
  expect(await statusOf(fee)).toBe('pending');
});

testInProve('a queue that comes late does not call anyone back who is leaving', async () => {
  await addWaitingFee('Hardly Looked At');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  const showQueue = await holdAnswer(page, '**/api/membershipFee/pending-list?*');
  const script = '**/assets/statements-page-*.js';
  const loadNext = await holdAnswer(page, script);
  await page.goto('/renewal/pending-verification');
  const asked = page.waitForRequest(script);
  await page.getByRole('link', { name: 'Bank statements' }).first().click();
  await asked;
  showQueue();
  await page.locator('.claim').waitFor();
  loadNext();
  await page.getByRole('heading', { name: 'Upload a statement' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/reconciliation');
});
