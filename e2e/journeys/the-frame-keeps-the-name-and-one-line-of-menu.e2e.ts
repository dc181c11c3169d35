import { expect, test } from 'vitest';
import { chooseAppearance } from '../support/appearance.ts';
import { openPage } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

test('along the bar, what does not fit is behind “More”, and the person is named', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await chooseAppearance(page, { menu: 'horizontal' });
  await visit(page, '/membership-list');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const more = bar.getByRole('button', { name: /^More/ });
  await more.waitFor();
  const tops = await bar
    .locator('> *')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await page.getByRole('banner').getByText('Dechen Wangmo').waitFor();
  await page.getByRole('banner').getByText('Kathok Membership').waitFor();
  await page.setViewportSize({ width: 1220, height: 900 });
  const widest = () =>
    bar.evaluate((element) => Math.round(element.scrollWidth - element.getBoundingClientRect().width));
  await expect.poll(widest).toBeLessThanOrEqual(0);
  await more.click();
  await bar.getByRole('link', { name: 'FAQ' }).waitFor();
  await bar.getByRole('link', { name: 'Audit trail' }).click();
  await page.waitForURL('**/audit');
});

test('down the side, in the order of the specification, with the public pages at the end', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const labels = await menu.locator('.side-part > a, .side-part > details > summary').allInnerTexts();
  expect(labels.map((label) => label.split('\n')[0])).toEqual([
    'Dashboards',
    'Users',
    'Roles and Permissions',
    'Members',
    'Renewal',
    'Verification',
    'Manage Donation',
    'Bank statements',
    'Common Data',
    'Reports',
    'Settings',
    'Audit trail',
    'Messages',
    'Public pages',
  ]);
});

test.each([
  ['Member', '/membership-details/view'],
  ['Administrator', '/dashboard'],
])('on a phone of a %s the name stands in the bar', async (role, path) => {
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  await signIn(page, role);
  await visit(page, path);
  const name = page.getByRole('banner').getByText('Kathok Membership');
  await name.waitFor();
  const fits = await name.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(fits).toBe(true);
});
