import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('and the donation page follows', async () => {
  const name = `Meals for the retreat ${randomInt(100_000)}`;
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/donation-purpose/add');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Smallest donation').fill('120');
  await page.getByLabel('Suggested amounts').fill('120; 600; 1,200; 1,500');
  await page.getByLabel('Price per unit').fill('120');
  await page.getByLabel('Unit, singular').fill('meal');
  await page.getByLabel('Unit, plural').fill('meals');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await atBothWidths(page, async (width) => {
    expect(await findBarriers(page)).toEqual([]);
    await save.click({ trial: true });
    await pictures(page, `purpose form ${width}`);
  });
  await save.click();
  await page.getByRole('link', { name }).waitFor();

  const guest = await openPage();
  const next = guest.getByRole('button', { name: /^Continue/ }).filter({ visible: true });
  await visit(guest, '/non-member/donate');
  await guest.getByRole('radio', { name, exact: true }).check();
  await guest.getByRole('heading', { name: 'How many meals?' }).waitFor();
  await atBothWidths(guest, async (width) => {
    await guest.getByText('5 meals').first().waitFor();
    await next.click({ trial: true });
    await pictures(guest, `donate meals ${width}`);
  });
  await guest.getByRole('radio', { name: /^Other amount/ }).check();
  await guest.getByLabel('Amount in ngultrum').fill('100');
  await guest.getByLabel('Give without a name').check();
  await next.click();
  await guest.getByRole('alert').getByText('at least Nu. 120').waitFor();
  await guest.getByLabel('Amount in ngultrum').fill('125');
  await next.click();
  await guest.getByRole('heading', { name: 'Pay Nu. 125' }).waitFor();
});
