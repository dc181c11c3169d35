import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeAppearance } from '../support/browser/appearance.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { showOn } from '../support/browser/device.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures, screenshot } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { settle, visit } from '../support/screens/visit.ts';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help' });
const button = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function openAs(role: string, path: string): Promise<Page> {
  const page = await openPage();
  await signIn(page, role);
  await visit(page, path);
  return page;
}

/** The page of the handbook that is open, by its title, which has the focus. */
async function expectPage(page: Page, title: string): Promise<void> {
  await help(page).getByRole('heading', { name: title, level: 3, exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe(title);
}

testInProve(
  'help opens at the page of the screen, by button and by key, and gives the focus back',
  async () => {
    const page = await openAs('Administrator', '/membership-list');
    await button(page).click();
    await expectPage(page, 'Members');
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => button(page).evaluate((element) => element === document.activeElement))
      .toBe(true);

    await visit(page, '/dedications');
    await page.keyboard.press('?');
    await expectPage(page, 'Dedications');
    await help(page).getByText('change donations and decide on their payments').waitFor();
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });

    await visit(page, '/donation/list');
    const search = page.getByRole('searchbox', { name: 'Search donations' });
    await search.press('?');
    expect(await search.inputValue()).toBe('?');
    expect(await help(page).count()).toBe(0);
  },
);

testInProve('verification keeps its own key, and its help lists the keys', async () => {
  const page = await openAs('Treasurer', '/renewal/pending-verification');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await help(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await button(page).click();
  await expectPage(page, 'Verification of fees');
  await help(page).getByText('Approve the sum on the button').waitFor();
});

test('help is searched, leads from page to page and to the screen, and has no barriers', async () => {
  const page = await openAs('Administrator', '/dashboard');
  await button(page).click();
  await expectPage(page, 'Dashboard');
  await pictures(page, 'help on a desk');
  expect(await findBarriers(page)).toEqual([]);

  const search = help(page).getByRole('searchbox', { name: 'Search the help' });
  await search.fill('nothing is called thus');
  await help(page).getByText('No Result').waitFor();
  await search.fill('undo import');
  await help(page).getByRole('button', { name: 'Import members' }).click();
  await expectPage(page, 'Import members');
  await help(page).getByRole('button', { name: 'Duplicates' }).click();
  await expectPage(page, 'Duplicates');
  await help(page).getByRole('link', { name: 'Open this screen' }).click();
  await page.waitForURL('**/membership-list/duplicates');
  await help(page).waitFor({ state: 'detached' });
  // The change of pages has to be over before the page becomes another size.
  await page.getByRole('heading', { level: 1, name: 'Duplicates' }).waitFor();
  await settle(page);

  await showOn(page, 'phone');
  await page.locator('.nav-btn.me').click();
  await screenshot(page, 'help button on a phone');
  await button(page).click();
  await expectPage(page, 'Duplicates');
  await settle(page);
  const box = await help(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await pictures(page, 'help on a phone');
  expect(await findBarriers(page)).toEqual([]);
  await changeAppearance(page, { skin: 'dark', dir: 'rtl' });
  expect(await findBarriers(page)).toEqual([]);
  await help(page).getByRole('button', { name: 'All pages' }).click();
  await help(page).getByRole('heading', { name: 'Users and roles' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

testInProve('a screen that one may not open is explained and not linked', async () => {
  const page = await openAs('Treasurer', '/dashboard');
  await page.keyboard.press('?');
  await help(page).getByRole('searchbox').fill('Users');
  await help(page).getByRole('button', { name: 'Users', exact: true }).click();
  await expectPage(page, 'Users');
  await help(page).getByText('not in your role').first().waitFor();
  expect(await help(page).getByRole('link', { name: 'Open this screen' }).count()).toBe(0);
});

test('members have no handbook of the office', async () => {
  const page = await openAs('Member', '/membership-details/view');
  await atBothWidths(page, async () => {
    expect(await button(page).count()).toBe(0);
  });
  await page.keyboard.press('?');
  expect(await help(page).count()).toBe(0);
});
