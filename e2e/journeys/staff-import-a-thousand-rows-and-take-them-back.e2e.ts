import { expect, test } from 'vitest';
import { newCid } from '../support/people.ts';
import { openPage } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

const rows = 1000;
const bad = 37;

/** A register as a volunteer would type it, with some CIDs cut short. */
function sheet(): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const cid = newCid();
    const shown = index < bad ? cid.slice(0, 9) : cid;
    return `Imported ${cid},Female,1980-05-17,${shown},17${cid.slice(-6)},Bhutan,Paro,General,Yearly`;
  });
  return [
    'Name,Gender,Date of birth,CID,Phone,Country,Dzongkhag,Membership type,Payment frequency',
    ...lines,
  ].join('\r\n');
}

test('1,000 rows with 37 bad ones are looked at, imported and undone', async () => {
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, '/members/bulk-upload-members');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${sheet()}`) });

  await page.getByRole('heading', { name: 'What do the columns mean?' }).waitFor();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Create 963, skip 37' }).click();
  await page.getByText('963 members created, 37 rows skipped.').waitFor({ timeout: 60_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the 37 skipped rows' }).click();
  expect((await download).suggestedFilename()).toBe('skipped-rows.xlsx');

  await visit(page, '/membership-list?q=Imported');
  await page.getByText('1–25 of 963').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the import back' }).click();
  await page.getByText('Taken back').waitFor({ timeout: 60_000 });
  await visit(page, '/membership-list?q=Imported');
  await page.getByText('Nothing matches').waitFor();
});
