import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

const look = (page: Page) =>
  page.evaluate(() => ({
    ...(document.documentElement.dataset as Record<string, string>),
    dir: document.documentElement.dir,
  }));

async function openAppearance(page: Page) {
  await page.locator('.navbar .me').click();
  await page.getByRole('button', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await panel.waitFor();
  return {
    panel,
    choose: (group: string, choice: string) =>
      panel
        .getByRole('group', { name: group, exact: true })
        .getByRole('radio', { name: choice, exact: true })
        .check(),
    choices: (group: string) =>
      panel.getByRole('group', { name: group, exact: true }).getByRole('radio').count(),
  };
}

test('what was chosen is there again, before anything is drawn', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/dashboard');
  const { panel, choose } = await openAppearance(page);
  await choose('Theme', 'Dark');
  await choose('Top bar colour', 'Info');
  await choose('Footer type', 'Hidden');
  await panel.getByLabel('Right to left (RTL)').check();
  const chosen = { skin: 'dark', navbar: 'info', footer: 'hidden', dir: 'rtl' };
  expect(await look(page)).toMatchObject(chosen);

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (globalThis as { skinAtFirst?: string | undefined }).skinAtFirst =
        document.documentElement.dataset['skin'];
    });
  });
  await visit(page, '/apps/user/list');
  expect(await look(page)).toMatchObject(chosen);
  expect(await page.evaluate(() => (globalThis as { skinAtFirst?: string }).skinAtFirst)).toBe('dark');

  const again = await openAppearance(page);
  await again.panel.getByRole('button', { name: 'Reset to defaults' }).click();
  expect(await look(page)).toMatchObject({ skin: 'light', navbar: 'primary', footer: 'static', dir: 'ltr' });
});

test('it is dark where the device is, and the moon switches at once', async () => {
  const page = await openPage({ colorScheme: 'dark' });
  await signIn(page, 'Administrator');
  await visit(page, '/dashboard');
  expect(await look(page)).toMatchObject({ skin: 'dark' });
  const moon = page.getByRole('button', { name: 'Dark theme', pressed: true });
  await moon.click();
  await expect.poll(() => look(page)).toMatchObject({ skin: 'light' });
  // A choice outlasts what the device says, on the public pages too.
  await visit(page, '/faq');
  expect(await look(page)).toMatchObject({ skin: 'light' });
});

testInProve('the menu on top has no semi-dark theme and no hidden top bar', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/dashboard');
  const { choose, choices } = await openAppearance(page);
  expect([await choices('Theme'), await choices('Top bar')]).toEqual([4, 4]);
  await choose('Menu layout', 'Horizontal');
  await page.waitForFunction(() => document.documentElement.dataset['menu'] === 'horizontal');
  expect([await choices('Theme'), await choices('Top bar')]).toEqual([3, 3]);
});

testInProve('below 1200 px the menu lies over the page, and above it the chosen layout is back', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/dashboard');
  const { choose } = await openAppearance(page);
  await choose('Menu layout', 'Horizontal');
  await page.keyboard.press('Escape');
  const menuOnTop = page.locator('.horizontal');
  await menuOnTop.waitFor();

  await page.setViewportSize({ width: 1100, height: 800 });
  await menuOnTop.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Users', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 1300, height: 800 });
  await menuOnTop.waitFor();
  expect(await look(page)).toMatchObject({ menu: 'horizontal' });
});
