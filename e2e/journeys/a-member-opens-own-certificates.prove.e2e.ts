import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { atBothWidths, picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { openPage } from '../support/browser/page.ts';
import { addDonor, memberWithAccount } from '../support/records/papers.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { isOnePage } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

test('from the first page to the printed sheet, and none of anybody else', async () => {
  const memberId = await memberWithAccount();
  const other = await addDonor('Rinchen Dolma');
  const page = await openPage();
  await signIn(page, 'Member');
  await visit(page, '/membership-details/view');
  await page.getByRole('link', { name: 'Certificates' }).click();
  await page.waitForURL(`**/generate-certificate/${memberId}`);
  await page.getByLabel('Certificate', { exact: true }).selectOption({ label: 'Donations' });
  await page.getByRole('button', { name: 'Open certificate' }).click();
  await page.waitForURL('**/generate-certificate/print?certificate=*');
  await page.getByRole('heading', { name: 'Donation certificate' }).waitFor();
  await atBothWidths(page, async (width) => {
    await expect.poll(() => isOnePage(page)).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    // The number stays on one line.
    const lines = await page.locator('.paper-bar p span').evaluate((part) => part.getClientRects().length);
    expect(lines).toBe(1);
    await pictures(page, `own certificate ${width}`);
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^KM-D-\d{4}-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page
    .getByRole('link', { name: /^Donations, \d{4}$/ })
    .first()
    .waitFor();
  await picturesAtBothWidths(page, 'own certificates');

  await page.goto(`/generate-certificate/${other.id}`);
  await page.waitForURL('**/misc/not-authorized');
  expect(await page.locator('main').innerText()).not.toContain('Rinchen');
});
