import { dashboard, payments } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { settle, visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

const grouped = (count: number) => count.toLocaleString('en');

test('a figure opens the list that it counts, and back is where one was', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/dashboard?period=year');
  const { members } = await ask(dashboard.get, { query: {} }, await tokenOf('Administrator'));
  const figures = page.getByRole('region', { name: 'At a glance' });
  await figures.getByRole('link', { name: grouped(members!.active), exact: true }).click();
  await page
    .getByText(`of ${grouped(members!.active)}`)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/membership-list?status=active');
  await settle(page);
  await page.goBack();
  await page
    .getByRole('region', { name: 'Received by method' })
    .getByRole('link', { name: 'This year' })
    .waitFor();
  expect(new URL(page.url()).search).toBe('?period=year');

  await settle(page);

  // A member and back: the list is where one left it.
  await visit(page, '/membership-list?status=active&take=50');
  const row = page.getByRole('row').nth(30).getByRole('link').first();
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await row.click();
  await page.waitForURL('**/membership-list/view/*');
  await settle(page);
  await page.goBack();
  const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - before);
  await expect.poll(moved).toBeLessThan(50);
  await settle(page);
});

testInProve('a month of the table opens its lines, which add up to what the table says', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/dashboard');
  const card = page.getByRole('region', { name: /Received by month/ });
  await card.getByText('Show as a table').click();
  const cell = card.getByRole('row').nth(2).getByRole('link').nth(2);
  const shown = await cell.textContent();
  await cell.click();
  await page.getByRole('heading', { level: 1, name: 'Money received' }).waitFor();
  const total = page.getByRole('region', { name: 'Total' }).locator('b');
  await expect.poll(async () => (await total.textContent())?.replace(/\.00$/, '')).toBe(shown);
  expect(await findBarriers(page)).toEqual([]);

  const query = Object.fromEntries(new URL(page.url()).searchParams);
  const { data, meta } = await ask(
    payments.received,
    { query: { ...query, take: 100 } },
    await tokenOf('Treasurer'),
  );
  const sum = data.reduce((added, { amount }) => added + Math.round(Number(amount) * 100), 0);
  expect(data).toHaveLength(meta.itemCount);
  expect(`Nu. ${(sum / 100).toLocaleString('en', { maximumFractionDigits: 2 })}`).toBe(shown);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

test('what waits longest is opened where it is decided', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/dashboard');
  const { waiting } = await ask(dashboard.get, { query: {} }, await tokenOf('Treasurer'));
  const [oldest] = waiting.oldest;
  await page
    .getByRole('region', { name: 'Waiting for verification' })
    .getByRole('link', { name: oldest!.name })
    .first()
    .click();
  await page.waitForURL(`**/${oldest!.id}/approve`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
