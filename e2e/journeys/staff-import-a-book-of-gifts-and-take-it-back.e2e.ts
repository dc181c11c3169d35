import { expect, test } from 'vitest';
import { openPage } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

const rows = 500;

/** A receipt book of ten years ago, typed by a volunteer. */
function book(): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const day = `2016-${String((index % 12) + 1).padStart(2, '0')}-10`;
    return `Patient Giver ${index},Butter lamps,${day},${100 + index},cash,OLD-${index}`;
  });
  return ['Donor,Purpose,Date,Amount,Method,Receipt no', ...lines].join('\r\n');
}

test('500 payments of an old book are imported with their receipt numbers, and taken back', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/donation/bulk-upload-payments');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(book()) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Create 500' }).click();
  await page.getByText('500 donations created.').waitFor({ timeout: 60_000 });

  await visit(page, '/donation/list?q=Patient');
  await page.getByText('of 500').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Take the import back' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.textContent()).toContain('receipt is void');
  await dialog.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByText('Taken back', { exact: true }).waitFor({ timeout: 60_000 });
  await visit(page, '/donation/list?q=Patient');
  await page.getByText('Nothing matches').waitFor();
});
