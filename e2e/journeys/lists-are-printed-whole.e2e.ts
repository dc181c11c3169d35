import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { changeAppearance } from '../support/appearance.ts';
import { ask, tokenOf } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';
import { readPdfText } from '../support/pdf.ts';

test('the whole filter is printed, on white, with all columns and without controls', async () => {
  const token = await tokenOf('Administrator');
  const query = { standing: 'current', take: '100', sortBy: 'name', order: 'ASC' } as const;
  const first = await ask(members.list, { query }, token);
  const last = await ask(members.list, { query: { ...query, page: String(first.meta.pageCount) } }, token);
  expect(first.meta.itemCount).toBeGreaterThan(25);

  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/membership-list?standing=current&take=10');
  await changeAppearance(page, { skin: 'dark' });
  // The dialog of the browser stays shut; the page is as it would be printed.
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByText(`${first.meta.itemCount} rows, printed on`).waitFor({ state: 'attached' });

  await page.emulateMedia({ media: 'print' });
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(34, 28, 24)', backgroundColor: 'rgb(255, 255, 255)' });
  const controls = page.locator('main').locator('button:not(.sort):not(.chip), input, select, nav, a.btn');
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('columnheader').filter({ visible: true }).count()).toBe(
    await page.getByRole('columnheader', { includeHidden: true }).count(),
  );

  const text = await readPdfText(await page.pdf({ preferCSSPageSize: true }));
  for (const { membershipCode } of [...first.data, ...last.data]) expect(text).toContain(membershipCode);
  for (const control of ['Add a member', 'Import', 'Export', 'Filter', 'Next page', 'Find'])
    expect(text).not.toContain(control);
  // Afterwards the screen shows its page again.
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.getByRole('row').count()).toBe(11);
});
