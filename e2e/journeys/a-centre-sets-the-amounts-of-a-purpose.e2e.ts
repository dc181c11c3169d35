import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeAppearance } from '../support/appearance.ts';
import { findBarriers } from '../support/axe.ts';
import { openPage } from '../support/page.ts';
import { screenshot } from '../support/screenshot.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

test.each([1440, 390])('and the donation page follows, at %i px', async (width) => {
  const name = `Meals for the retreat ${randomInt(100_000)}`;
  const page = await openPage({ viewport: { width, height: 900 } });
  await signIn(page, 'Administrator');
  await visit(page, '/donation-purpose/add');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Smallest donation').fill('120');
  await page.getByLabel('Suggested amounts').fill('120; 600; 1,200; 1,500');
  await page.getByLabel('Price of one').fill('120');
  await page.getByLabel('One is called').fill('meal');
  await page.getByLabel('Several are called').fill('meals');
  expect(await findBarriers(page)).toEqual([]);
  await screenshot(page, `purpose form ${width} light`);
  await changeAppearance(page, { skin: 'dark' });
  await screenshot(page, `purpose form ${width} dark`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/donation-purpose**');

  const guest = await openPage({ viewport: { width, height: 900 } });
  await visit(guest, '/non-member/donate');
  await guest.getByRole('radio', { name, exact: true }).check();
  await guest.getByRole('heading', { name: 'How many meals?' }).waitFor();
  await guest.getByText('5 meals').first().waitFor();
  await screenshot(guest, `donate meals ${width} light`);
  await changeAppearance(guest, { skin: 'dark' });
  await screenshot(guest, `donate meals ${width} dark`);
  await guest.getByRole('radio', { name: /^Other amount/ }).check();
  await guest.getByLabel('Amount in ngultrum').fill('100');
  await guest.getByLabel('Give without a name').check();
  await guest
    .getByRole('button', { name: /^Continue/ })
    .filter({ visible: true })
    .click();
  await guest.getByRole('alert').getByText('at least Nu. 120').waitFor();
  await guest.getByLabel('Amount in ngultrum').fill('125');
  await guest
    .getByRole('button', { name: /^Continue/ })
    .filter({ visible: true })
    .click();
  await guest.getByRole('heading', { name: 'Pay Nu. 125' }).waitFor();
});
