import { buffer } from 'node:stream/consumers';
import { reports } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { cashDonation } from '../support/records/donations.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { settle, visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

test('a treasurer groups a report, compares it, takes along what is on the screen, and saves it', async () => {
  await cashDonation('Dorji Wangmo');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/donation-report');
  await page.getByRole('heading', { level: 1, name: 'Donation report' }).waitFor();

  await page.getByRole('combobox', { name: 'by', exact: true }).selectOption('purpose');
  await page.getByRole('heading', { name: /^By purpose/ }).waitFor();
  await page.getByRole('combobox', { name: 'and', exact: true }).selectOption('method');
  await page.getByRole('heading', { name: 'By purpose and method' }).waitFor();
  await page.getByRole('combobox', { name: 'compared with' }).selectOption('period-before');
  const table = page.getByRole('table', { name: 'By purpose' });
  await table.getByRole('columnheader', { name: 'Change' }).waitFor();

  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ groupBy: 'purpose', thenBy: 'method', against: 'period-before' });
  await settle(page);
  const day = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { totals } = await ask(
    reports.donations,
    { query: { from: `${day.slice(0, 4)}-01-01`, to: day, currency: 'BTN' } },
    await tokenOf('Treasurer'),
  );
  const total = Math.round(Number(totals[0]?.amount) * 100);
  const shown = await table.locator('tfoot tr').first().locator('td').allTextContents();
  const plain = (Math.abs(total) / 100).toLocaleString('en');
  expect(shown).toContain(plain);

  // On paper it says which days it is about, without anything to press.
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Received, 1 Jan \d{4} to .*, compared with /).waitFor();
  expect(await page.locator('main').locator('select, .btn').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  // The menu beside the edge of a phone does not leave it.
  await page.setViewportSize({ width: 390, height: 900 });
  await settle(page);
  const exportButton = page.getByRole('button', { name: 'Export' });
  await exportButton.click();
  const format = await page.getByRole('button', { name: /^CSV/ }).boundingBox();
  expect(format?.x ?? -1).toBeGreaterThanOrEqual(0);
  await exportButton.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);

  const coming = page.waitForEvent('download');
  await exportButton.click();
  await page.getByRole('button', { name: /^CSV/ }).click();
  const sheet = (await buffer(await (await coming).createReadStream())).toString();
  const amounts = sheet
    .trim()
    .split('\r\n')
    .slice(1)
    .flatMap((line) => /(-?[\d.]+),BTN$/.exec(line)?.[1] ?? []);
  expect(amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)).toBe(total);

  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name of the view').fill('For the board');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const tab = page.getByRole('link', { name: 'For the board' });
  await tab.waitFor();
  await visit(page, '/donation-report');
  await tab.click();
  await page.getByRole('heading', { name: 'By purpose and method' }).waitFor();

  // A figure leads to what is behind it: the months of that purpose.
  await table.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('heading', { name: /^By month/ }).waitFor();
  await page.getByRole('button', { name: /^Purpose/ }).waitFor();
});

testInProve('days in the wrong order are told, and nothing is shown for them', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  for (const path of ['/donation-report?period=custom&', '/reports/top-donors?']) {
    await visit(page, `${path}from=2026-05-01&to=2026-01-01`);
    await page.getByText('The last day is before the first day.').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  }
});

testInProve(
  'days of one’s own are typed as day, month and year, and one that does not exist is told',
  async () => {
    const page = await openPage();
    await signIn(page, 'Treasurer');
    await visit(page, '/donation-report');
    const period = page.getByRole('combobox', { name: 'Received' });
    await period.selectOption('custom');
    const type = async (group: string, digits: string) => {
      await page.getByRole('group', { name: group, exact: true }).getByLabel('Day').click();
      await page.keyboard.type(digits);
    };
    const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
    await type('From', '01032026');
    await expect.poll(asked).toMatchObject({ from: '2026-03-01' });
    await type('to', '31022026');
    await page.getByText('Enter a day that exists, such as 15 March 2026.').waitFor();
    expect(asked()).not.toHaveProperty('to');
    await type('to', '');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('28');
    await expect.poll(asked).toMatchObject({ from: '2026-03-01', to: '2026-02-28' });
    await page.getByText('The last day is before the first day.').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(asked).toEqual({});
    await period.selectOption('custom');
    const first = page.getByRole('group', { name: 'From', exact: true }).getByLabel('Day');
    await expect.poll(() => first.inputValue()).toBe('');
  },
);

testInProve('a number of the member report is the number of members in the list it leads to', async () => {
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, '/member-report');
  const link = page.getByRole('table').getByRole('row').nth(1).getByRole('link');
  const count = Number((await link.textContent())?.replaceAll(',', ''));
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  await page.getByText(new RegExp(`of ${count}$`)).waitFor();
  expect(count).toBeGreaterThan(0);
});

test('all reports stand on one page, and an auditor sees no export', async () => {
  const page = await openPage();
  await signIn(page, 'Auditor');
  await visit(page, '/reports');
  await page.getByRole('link', { name: 'Cash book' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cash book' }).waitFor();
  await page.getByRole('table').getByRole('columnheader', { name: 'Membership fees' }).waitFor();
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await visit(page, '/reports/nothing');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});
