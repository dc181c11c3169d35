import { expect, test } from 'vitest';
import { chooseAppearance } from '../support/browser/appearance.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

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
    'Common Data',
    'Reports',
    'Details to confirm',
    'Messages',
    'List of the day',
    'Rituals',
    'Bank statements',
    'Close the day',
    'Unresolved payments',
    'Second person',
    'Donation Purpose',
    'Certificates',
    'Dedications',
    'All reports',
    'Audit trail',
    'Settings',
    'Public pages',
  ]);
});

test.each([
  ['Member', '/membership-details/view', 'Membership details'],
  ['Administrator', '/dashboard', 'Office'],
])('on a phone of a %s the name stands in the bar, and public pages lead back', async (role, path, back) => {
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  await signIn(page, role);
  await visit(page, path);
  const name = page.getByRole('banner').getByText('Kathok Membership');
  await name.waitFor();
  const fits = await name.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(fits).toBe(true);
  await visit(page, '/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: back }).click();
  await page.waitForURL(`**${path}`);
});

testInProve('between phone and desktop the bar keeps to one line, and actions stay together', async () => {
  const page = await openPage({ viewport: { width: 700, height: 900 } });
  await signIn(page, 'Administrator');
  await visit(page, '/membership-list');
  const bar = page.getByRole('banner');
  const name = bar.getByText('Kathok Membership');
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const actions = [
    page.getByRole('link', { name: 'Add a member' }),
    page.getByRole('link', { name: 'Write', exact: true }),
    page.getByRole('button', { name: 'More', exact: true }),
  ];
  const tops = await Promise.all(actions.map(async (action) => (await action.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThan(title!.y - 10);
});
