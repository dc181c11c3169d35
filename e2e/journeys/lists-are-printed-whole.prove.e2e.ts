import { expect, test } from 'vitest';
import { changeAppearance } from '../support/browser/appearance.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { chooseMore } from '../support/browser/more.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { readPdfText } from '../support/files/pdf.ts';

/** Runs in the browser. */
const paper = () => {
  const { color, backgroundColor } = getComputedStyle(document.body);
  return { color, backgroundColor };
};
const white = { color: 'rgb(34, 28, 24)', backgroundColor: 'rgb(255, 255, 255)' };

test('the whole filter is printed, on white, with all columns and without controls', async () => {
  // A family of their own: other journeys add members meanwhile.
  const family = `Printed${[...String(Date.now())].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;
  const codes: string[] = [];
  for (const name of 'abcdefghijkl') codes.push((await addLapsingMember(`${family} ${name}`)).membershipCode);

  const page = await openPage();
  await signIn(page, 'Administrator');
  // An old link to a page that is no longer there leads to the last one.
  await visit(page, `/membership-list?q=${family}&take=10&page=99`);
  await page.waitForURL(/\bpage=2\b/);
  await page.getByText('11–12 of 12').waitFor();
  await visit(page, `/membership-list?q=${family}&take=10`);
  await page.getByRole('row', { name: family }).first().waitFor();
  await changeAppearance(page, { skin: 'dark' });
  // The dialog of the browser stays shut; the page is as it would be printed.
  await page.evaluate(() => (window.print = () => undefined));
  await chooseMore(page, 'Print');
  await page.getByText('12 rows, printed on').waitFor({ state: 'attached' });

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(paper)).toEqual(white);
  const controls = page
    .locator('main')
    .locator('button:not(.sort):not(.chip), input, textarea, select, nav, a.btn');
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('columnheader').filter({ visible: true }).count()).toBe(
    await page.getByRole('columnheader', { includeHidden: true }).count(),
  );

  const text = await readPdfText(await page.pdf({ preferCSSPageSize: true }));
  for (const code of codes) expect(text).toContain(code);
  for (const control of ['Add a member', 'Import', 'Export', 'Filter', 'Next page', 'Find'])
    expect(text).not.toContain(control);
  // Afterwards the screen shows its page again.
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.getByRole('row').count()).toBe(11);

  // So is the page of a member, on A4.
  await page.getByRole('link', { name: family }).first().click();
  await page.getByRole('heading', { level: 1, name: family }).waitFor();
  await changeAppearance(page, { skin: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(paper)).toEqual(white);
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  // As wide as the paper, and not as the menu that is not printed.
  const { width } = (await page.locator('main').boundingBox())!;
  expect(width).toBeGreaterThan(1000);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1')).toMatch(/\/MediaBox ?\[ ?0 0 59[45][.\d]* 84[12][.\d]* ?\]/);
  const said = await readPdfText(sheet);
  expect(said).toContain(codes[0]);
  for (const control of ['Renew', 'Edit', 'More', 'Add note']) expect(said).not.toContain(control);
});
