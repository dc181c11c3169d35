import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { payAnotherSum, payTwiceByCard } from '../support/records/card.ts';
import { openPage } from '../support/browser/page.ts';
import { screenshot } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('what the bank leaves open is listed with the reason', async () => {
  const number = randomInt(100_000);
  const [twice, other] = [`Namgay Zam ${number}`, `Sherab Gyeltshen ${number}`];
  await payTwiceByCard(twice);
  await payAnotherSum(other);
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/payments/unresolved');
  const rowOf = (name: string) => page.locator('tr, li').filter({ hasText: name }).last();
  const ask = rowOf(other).getByRole('button', { name: 'Ask the bank about' });
  await atBothWidths(page, async (width) => {
    // The menu says that somebody should look.
    if (width > 1200) await page.getByRole('link', { name: /^Unresolved payments.*waiting$/ }).waitFor();
    await rowOf(twice).getByText('Held').waitFor();
    await rowOf(other).getByText('Mismatch').waitFor();
    // What is paid twice is clear: there is nothing to ask.
    expect(await rowOf(twice).getByRole('button').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await ask.click({ trial: true });
    await screenshot(page, `unresolved card payments ${width}`);
  });
  await ask.click();
  await page.getByText('The bank still gives no clear answer.').waitFor();

  // Cleared up by telephone: closed with the reason, and the donation is free again.
  const open = rowOf(other).getByRole('button', { name: 'Close' });
  const dialog = page.getByRole('dialog', { name: 'Close this card payment' });
  await atBothWidths(page, async (width) => {
    await open.click();
    await dialog.getByRole('button', { name: 'Close the payment' }).click({ trial: true });
    expect(await findBarriers(page)).toEqual([]);
    await screenshot(page, `closing a card payment ${width}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await open.click();
  await dialog.getByLabel('Reason').fill('The bank gave the other sum back.');
  // A phone that is turned shows the list otherwise, and keeps what was typed.
  for (const width of [390, 844, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('The bank gave the other sum back.');
  }
  await dialog.getByRole('button', { name: 'Close the payment' }).click();
  await page.getByText(`Closed: the card payment of ${other}.`).waitFor();
  await expect.poll(() => rowOf(other).count()).toBe(0);
  // By name: other journeys may have filled the first page of today.
  await visit(page, `/donation/list?q=${encodeURIComponent(other)}`);
  await page.getByRole('link', { name: other }).click();
  await page.getByText('The bank gave the other sum back.').first().waitFor();
});
