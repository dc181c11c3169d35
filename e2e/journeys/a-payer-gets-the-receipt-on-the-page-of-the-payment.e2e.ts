import { donations } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { promiseDonation } from '../support/records/donations.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

test('as PDF and as a page, as soon as it exists', async () => {
  const id = await promiseDonation('Sonam Peldon', '600');
  const page = await openPage(widths.phone);
  await visit(page, `/donate/${id}/payment-status`);
  expect(await page.getByRole('button', { name: 'Download the receipt' }).count()).toBe(0);

  const payment = { method: 'cash' as const };
  await ask(donations.update, { params: { id }, body: { payment } }, await tokenOf('Treasurer'));
  await visit(page, `/donate/${id}/payment-status`);
  await pictures(page, 'status with receipt phone');
  await expect.poll(() => isOnePage(page)).toBe(true);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the receipt' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^KM-R-\d{4}-\d{6}\.pdf$/);
  await page.getByRole('button', { name: 'View the receipt' }).click();
  await page.waitForURL('**/generate-certificate/view-donation-certificate');
  await page.getByText('Sonam Peldon').waitFor();
});
