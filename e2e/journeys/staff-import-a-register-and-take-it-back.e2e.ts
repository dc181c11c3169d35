import { expect, test } from 'vitest';
import { howMany } from '../support/how-many.ts';
import { newCid } from '../support/records/people.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const rows = howMany({ test: 40, prove: 1000 });
const bad = howMany({ test: 12, prove: 37 });
const good = rows - bad;
/** With the one that is not sure of the gender. */
const skipped = bad + 1;

const headings = 'Name,Gender,Date of birth,CID,Phone,Country,Dzongkhag,Membership type,Payment frequency';
const line = (cid: string, shown = cid) =>
  `Imported ${cid},Female,1980-05-17,${shown},17${cid.slice(-6)},Bhutan,Paro,General,Yearly`;
const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[headings, ...lines].join('\r\n')}`),
});

test(`${rows} rows with ${bad} bad ones are looked at, imported, mended and undone`, async () => {
  // A register as a volunteer would type it, with some CIDs cut short.
  const cids = Array.from({ length: rows }, newCid);
  const register = cids.map((cid, index) => line(cid, index < bad ? cid.slice(0, 9) : cid));
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, '/members/bulk-upload-members');
  const chooser = page.locator('input[type=file]');

  // On a phone the reason for a refusal is brought to where one looks.
  await page.setViewportSize({ width: 390, height: 600 });
  await chooser.setInputFiles({ ...csv('broken.csv', []), buffer: Buffer.from([0, 1, 2, 255]) });
  const refusal = page.locator('.focused-error:focus');
  await refusal.waitFor();
  const { bottom, height } = await refusal.evaluate((box) => ({
    bottom: box.getBoundingClientRect().bottom,
    height: innerHeight,
  }));
  expect(bottom).toBeLessThanOrEqual(height);
  await page.setViewportSize({ width: 1440, height: 900 });

  const unsure = line(newCid()).replace('General', 'General?');
  await chooser.setInputFiles(csv('register.csv', [...register, unsure, 'Total,,,,120,,,,']));

  await page.getByRole('heading', { name: 'What do the columns mean?' }).waitFor();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('CID: Invalid CID').waitFor();
  await page.getByText('Membership type: Marked with a question mark').click();
  await page.getByText(`Row ${rows + 2}, Membership type: found General?; is this certain?`).waitFor();
  await page.getByText('Total row, not imported').waitFor();
  await page.getByRole('cell', { name: '17 May 1980' }).first().waitFor();
  await page.getByRole('button', { name: `Create ${good}, skip ${skipped}` }).click();
  await page.getByText(`${good} members created, ${skipped} rows skipped.`).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download the ${skipped} skipped rows` }).click();
  expect((await download).suggestedFilename()).toBe('skipped-rows.xlsx');
  const first = page.url();

  await page.getByRole('button', { name: 'Import another sheet' }).click();
  const mended = cids.slice(0, bad).map((cid) => line(cid));
  await chooser.setInputFiles(csv('mended.csv', mended));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: `Create ${bad}` }).click();
  await page.getByText(`${bad} members created.`).waitFor();
  const second = page.url();
  await visit(page, '/membership-list?q=Imported');
  await page.getByText(`1–25 of ${rows.toLocaleString('en')}`).waitFor();

  for (const imported of [first, second]) {
    await visit(page, imported);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
  }
  await visit(page, '/membership-list?q=Imported');
  await page.getByText('No Result').waitFor();
});
