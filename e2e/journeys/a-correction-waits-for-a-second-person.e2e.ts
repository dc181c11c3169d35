import { randomInt } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { anotherAdministrator, wantTwoPersons } from '../support/product/two-persons.ts';
import { cashDonation } from '../support/records/donations.ts';
import { signIn, signInWith } from '../support/records/sign-in.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { pictures, screenshot } from '../support/screens/screenshot.ts';
import { visit } from '../support/screens/visit.ts';

test('one asks, nothing changes, and another who took no part approves with the sum on the button', async () => {
  const donor = `Kinley Wangchuk ${randomInt(10_000)}`;
  const { id } = await cashDonation(donor);
  const second = await anotherAdministrator();
  onTestFinished(await wantTwoPersons(second));

  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/donation/list/view/${id}`);
  await page.getByRole('button', { name: 'Correct…' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Amount received').fill('50');
  await drawer.getByLabel('What happened').fill('50 was typed as 500');
  await drawer.getByRole('button', { name: `Correct Nu. 50 for ${donor}` }).click();
  await drawer.getByText('This waits for a second person.').waitFor();
  await screenshot(page, 'a correction waits 1440');
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Correct a payment: this waits for a second person.').waitFor();
  await page.getByRole('heading', { name: `Nu. 500 from ${donor}` }).waitFor();
  await screenshot(page, 'a donation with a correction that waits 1440');
  // The person who asked is told for whom it waits, and has no button.
  await visit(page, '/approvals');
  const row = page.getByRole('row').filter({ hasText: 'Correct a payment' });
  await row.getByText('Aum Dema').waitFor();
  expect(await row.getByRole('button', { name: /Approve/ }).count()).toBe(0);

  const other = await openPage();
  await signInWith(other, second);
  await visit(other, '/approvals');
  const theirs = other.getByRole('row').filter({ hasText: 'Correct a payment' });
  await theirs.getByText('50 was typed as 500').waitFor();
  await theirs.getByText('Nu. 500.00').waitFor();
  await theirs.getByText('Nu. 50.00', { exact: true }).waitFor();
  expect(await findBarriers(other)).toEqual([]);
  await pictures(other, 'what waits for a second person 1440');
  await other.setViewportSize({ width: 390, height: 844 });
  await pictures(other, 'what waits for a second person 390');
  await other.setViewportSize({ width: 1440, height: 900 });
  await theirs.getByRole('button', { name: /^Approve Nu. 50.00: Correct a payment/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Approve Nu. 50.00' }).click();
  await expect.poll(() => theirs.count()).toBe(0);
  await visit(other, `/donation/list/view/${id}`);
  await other.getByRole('heading', { name: `Nu. 50 from ${donor}` }).waitFor();
});
