import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { payByCard } from '../support/records/card.ts';
import { promiseDonation } from '../support/records/donations.ts';
import { askToGiveBack } from '../support/product/give-back.ts';
import { openPage } from '../support/browser/page.ts';
import { screenshot } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

async function payAtTheSimulatedBank(page: Page, donationId: string): Promise<string> {
  await visit(page, `/donate/${donationId}/make-payment`);
  await page.getByText('Simulation: no card is charged').waitFor();
  await page.getByRole('button', { name: 'Pay by card instead' }).click();
  await page.getByText('This is not a bank').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: false }).first().click();
  await page.getByText('Simulation: no money has moved.').waitFor();
  return page.getByText(/^KM\/SIM\/\d{4}\/\d{6}$/).innerText();
}

async function sendBack(page: Page, sum: string): Promise<void> {
  const drawer = await askToGiveBack(page);
  expect(await drawer.getByLabel('Refund through the bank').isChecked()).toBe(true);
  await drawer.getByLabel('Why').fill('Paid by mistake');
  await drawer.getByRole('button', { name: `Refund ${sum}` }).click();
}

const look = (page: Page, name: string) =>
  atBothWidths(page, (width) => screenshot(page, `${name} ${width}`));

const lookForBarriers = (page: Page, name: string) =>
  atBothWidths(page, async (width) => {
    expect(await findBarriers(page)).toEqual([]);
    await screenshot(page, `${name} ${width}`);
  });

test('everybody sees that it is simulated, and the simulated bank sends it back', async () => {
  const donor = `Tandin Bidha ${randomInt(100_000)}`;
  const id = await promiseDonation(donor, '470');
  const page = await openPage();
  const receiptNumber = await payAtTheSimulatedBank(page, id);
  await look(page, 'simulated payment result');
  await page.getByRole('link', { name: 'See the payment' }).click();
  await page.getByText('The receipt is not proof of payment').waitFor();
  await look(page, 'simulated payment status');

  await signIn(page, 'Treasurer');
  await visit(page, '/dashboard');
  await page.getByText('Card payments are simulated.').waitFor();
  await page.getByText(/^Simulated: Nu\. .*, not counted$/).waitFor();
  await lookForBarriers(page, 'dashboard with simulated payments');
  await visit(page, `/donation/list?q=${encodeURIComponent(donor)}`);
  const row = page.locator('tr, li').filter({ hasText: donor }).last();
  await atBothWidths(page, async (width) => {
    await row.getByText('Simulated', { exact: true }).waitFor();
    await screenshot(page, `donations with simulated payments ${width}`);
  });

  await visit(page, `/donation/list/view/${id}`);
  const paper = page.getByRole('article', { name: `Receipt ${receiptNumber}` });
  await paper.getByText('Simulation: no money moved.').waitFor();
  const correct = page.getByRole('button', { name: 'Correct…' });
  await atBothWidths(page, async (width) => {
    await expect.poll(() => page.getByText('Simulated', { exact: true }).count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    await correct.click({ trial: true });
    await screenshot(page, `simulated donation ${width}`);
  });

  await askToGiveBack(page);
  await lookForBarriers(page, 'sending a payment back');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await sendBack(page, 'Nu. 470');
  await paper.getByText('VOID', { exact: true }).waitFor();
  await page.getByText('The bank refunded Nu. 470 to the card.').first().waitFor();
  await look(page, 'payment sent back');
});

testInProve('a bank that refuses changes nothing, and says why, on a phone', async () => {
  const id = await payByCard(`Ugyen Dema ${randomInt(100_000)}`, 'refuse');
  const page = await openPage({ viewport: { width: 390, height: 900 } });
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/list/view/${id}`);
  await sendBack(page, 'Nu. 650');
  await page.getByText('The bank refused to refund Nu. 650: Refund not permitted').first().waitFor();
  expect(await page.getByText('VOID', { exact: true }).count()).toBe(0);
  await screenshot(page, 'refund refused 390');
  const drawer = await askToGiveBack(page);
  await drawer.getByLabel('By hand').check();
  await drawer.getByLabel('Why').fill('Given back in cash');
  await drawer.getByRole('button', { name: 'Reverse Nu. 650' }).click();
  await page.getByText('VOID', { exact: true }).waitFor();
});

testInProve('a bank that is silent leaves the refund open until somebody has asked it', async () => {
  const donor = `Phub Dorji ${randomInt(100_000)}`;
  const id = await payByCard(donor, 'noAnswer');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/list/view/${id}`);
  await sendBack(page, 'Nu. 650');
  await page.getByRole('link', { name: 'See the open refund' }).click();
  const row = page.locator('tr, li').filter({ hasText: donor }).last();
  await row.getByText('Refund open').waitFor();
  await row.getByRole('button', { name: 'Ask the bank about' }).click();
  await page.getByText('The bank has not confirmed the refund').first().waitFor();
  await look(page, 'refund open with the bank');
  const say = row.getByRole('button', { name: 'Record answer' });
  const drawer = page.getByRole('dialog', { name: 'Was the refund made?' });
  await atBothWidths(page, async (width) => {
    await say.click();
    await drawer.getByRole('button', { name: 'Save' }).click({ trial: true });
    expect(await findBarriers(page)).toEqual([]);
    await screenshot(page, `settling a refund ${width}`);
    await drawer.getByRole('button', { name: 'Cancel' }).click();
  });
  await say.click();
  await drawer.getByLabel('What the bank told you').fill('Sent on Monday, says the card desk');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Saved: the refund to ${donor}.`).waitFor();
  await visit(page, `/donation/list/view/${id}`);
  await page.getByText('VOID', { exact: true }).waitFor();
});
