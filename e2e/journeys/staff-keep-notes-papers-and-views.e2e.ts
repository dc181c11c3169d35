import { buffer } from 'node:stream/consumers';
import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { chooseMore } from '../support/browser/more.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF');

test('a note and a paper stand on the page of a member until they are taken away', async () => {
  const page = await openPage();
  const token = await tokenOf('Administrator');
  const { data } = await ask(members.list, { query: { standing: 'current', take: 1, page: 3 } }, token);
  await signIn(page, 'Membership officer');
  await visit(page, `/membership-list/view/${data[0]!.id}`);

  await page.getByLabel('New note').fill('Prefers to be called after five.');
  await page.getByRole('link', { name: 'Members' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Prefers to be called' }).first().waitFor();
  await page.getByText(/^Note by /).waitFor();

  await page.getByRole('button', { name: 'Add a document' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Title').fill('Application form');
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer: pdf });
  await drawer.getByRole('button', { name: 'Save document' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download “Application form”' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Application form.pdf');
  expect((await buffer(await file.createReadStream())).equals(pdf)).toBe(true);

  await page.getByRole('button', { name: 'Remove “Application form”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the document' }).click();
  await page.getByText('No documents yet.').waitFor();
  await page.getByRole('button', { name: 'Remove this note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this note' }).click();
  await page.getByText('No notes yet.').waitFor();
});

test('filters are saved under a name, renamed and removed; what is shown leaves as a sheet', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/membership-list?dzongkhag=Paro');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name of the view').fill('From Paro');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^From Paro \d+$/ });
  await tab.waitFor();
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');

  const coming = page.waitForEvent('download');
  await chooseMore(page, 'Export as CSV');
  const sheet = await buffer(await (await coming).createReadStream());
  const rows = sheet.toString().trim().split('\r\n').slice(1);
  expect(rows.length).toBe(Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0]));
  expect(rows.every((row) => row.includes('Paro'))).toBe(true);

  await visit(page, '/membership-list');
  await tab.click();
  await page.getByRole('button', { name: 'Change the view “From Paro”' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name of the view').fill('Paro');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Change the view “Paro”' }).click();
  await page.getByRole('button', { name: 'Remove the view' }).click();
  await page.getByText('View “Paro” removed.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Paro \d+$/ }).count()).toBe(0);
});

testInProve('what was typed into the form and not sent is there again', async () => {
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, '/membership/add');
  await page.getByLabel('Name', { exact: true }).fill('Half Typed');
  await page.getByLabel('Village').fill('Ura');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByLabel('Year').fill('1990');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('We kept your unsaved draft.').waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half Typed');
  await expect.poll(() => page.getByLabel('Village').inputValue()).toBe('Ura');
  await expect.poll(() => birth.getByLabel('Year').inputValue()).toBe('1990');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => page.getByLabel('Village').inputValue()).toBe('');
});

testInProve('a donation that begins on the page of a member is theirs', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  const { data } = await ask(members.list, { query: { take: 1 } }, await tokenOf('Treasurer'));
  const [{ id, name, membershipCode }] = data as [(typeof data)[number]];
  await visit(page, `/membership-list/view/${id}`);
  await page.getByRole('link', { name: 'Record a donation' }).click();
  await page.getByRole('heading', { name: 'Add a donation' }).waitFor();
  await expect.poll(() => page.getByText(`${name}, ${membershipCode}`).count()).toBe(1);
});
