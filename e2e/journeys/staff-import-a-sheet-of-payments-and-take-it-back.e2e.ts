import { randomInt } from 'node:crypto';
import { donations, members } from '@kathok/contract';
import { expect, onTestFinished, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { anotherAdministrator, wantTwoPersons } from '../support/product/two-persons.ts';
import { addLapsingMember, today } from '../support/records/fees.ts';
import { howMany, testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const rows = howMany({ test: 40, prove: 500 });
const bad = 12;
const good = rows - bad;
const letter = () => String.fromCodePoint(97 + randomInt(26));
/** A name that nobody else has. */
const mark = `Zam ${Array.from({ length: 8 }, letter).join('')}`;

/** An old book of donations, with its own receipt numbers and some purposes that nobody knows any more. */
function sheet(): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const purpose = index < bad ? 'Golden roof' : 'Butter lamps';
    return `${mark} ${index},${purpose},25/02/2021,${100 + index},cash,${mark}/${index}`;
  });
  return ['Donor,Purpose,Donated on,Amount,Method,Receipt no', ...lines].join('\r\n');
}

test(`${rows} donations are looked at, imported with their old receipts, and taken back`, async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/donation/bulk-upload-payments');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the template' }).click();
  expect((await template).suggestedFilename()).toBe('donation-payments.xlsx');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: `Create ${good}, skip ${bad}` }).click();
  await page.getByText(`${good} donations created, ${bad} rows skipped.`).waitFor();
  const imported = page.url();

  await visit(page, `/donation/list?q=${encodeURIComponent(mark)}&sortBy=amount&order=ASC`);
  await page.getByText(`1–25 of ${good}`).waitFor();
  const first = page.getByRole('row', { name: `${mark} 12 ` });
  await first.getByText(`${mark}/12`).waitFor();
  await first.getByRole('link').click();
  await page.getByRole('article', { name: `Receipt ${mark}/12` }).waitFor();

  await visit(page, imported);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Undone', { exact: true }).waitFor();
  const { meta } = await ask(donations.list, { query: { q: mark } }, await tokenOf('Treasurer'));
  expect(meta.itemCount).toBe(0);
});

testInProve('where two pairs of eyes are wanted, a sheet is handed on to somebody else', async () => {
  onTestFinished(await wantTwoPersons(await anotherAdministrator()));

  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/donation/bulk-upload-payments');
  const book = `Donor,Purpose,Donated on,Amount,Method\r\n${mark} handed,Butter lamps,25/02/2021,700,cash\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'handed.csv', mimeType: 'text/csv', buffer: Buffer.from(book) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Create 1' }).click();
  const said = await page.getByText(/\?preview=/).textContent();
  const [address = ''] = /http\S+\?preview=[\da-f-]+/.exec(said ?? '') ?? [];

  const colleague = await openPage();
  await signIn(colleague, 'Administrator');
  await visit(colleague, address);
  await colleague.getByRole('button', { name: 'Create 1' }).click();
  await colleague.getByText('1 donation created.').waitFor();
  const { data } = await ask(
    donations.list,
    { query: { q: `${mark} handed` } },
    await tokenOf('Administrator'),
  );
  expect(data).toMatchObject([{ amount: '700.00', paymentStatus: 'paid' }]);
});

testInProve(
  'a sheet of fees covers its members when it is imported, and no longer when it is taken back',
  async () => {
    const paid = [await addLapsingMember(`${mark} the First`), await addLapsingMember(`${mark} the Second`)];
    const codes = [...paid.map(({ membershipCode }) => membershipCode), 'KM-9999990'];
    const lines = codes.map((code, index) => `${code},${today()},1200,cash,${mark}/F${index}`);
    const book = ['Membership code,Paid on,Amount,Method,Receipt no', ...lines].join('\r\n');
    const token = await tokenOf('Membership officer');
    const standings = () =>
      Promise.all(
        paid.map(async ({ id }) => {
          const member = await ask(members.get, { params: { id } }, token);
          return 'standing' in member ? member.standing : null;
        }),
      );

    const page = await openPage();
    await signIn(page, 'Membership officer');
    await visit(page, '/renew-membership/bulk-upload-payments');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'fees.csv', mimeType: 'text/csv', buffer: Buffer.from(book) });
    await page.getByRole('button', { name: 'Check the rows' }).click();
    const errors = page.getByRole('region', { name: 'Errors, by cause' });
    await errors.getByText('1 row', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create 2, skip 1' }).click();
    await page.getByText('2 payments created, 1 row skipped.').waitFor();
    expect(await standings()).toEqual(['current', 'current']);

    await page.getByRole('button', { name: 'Undo import' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.textContent()).toContain('receipt is void');
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
    expect(await standings()).toEqual(['grace', 'grace']);
  },
);
