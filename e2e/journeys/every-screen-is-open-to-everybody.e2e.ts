import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Appearance, chooseAppearance, directions, skins } from '../support/appearance.ts';
import { findBarriers } from '../support/axe.ts';
import { openPage } from '../support/page.ts';
import { everyScreen, forgottenScreens, type Visitor } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

async function barriersFor(
  { role, screens }: Visitor,
  appearance: Appearance,
  options: BrowserContextOptions,
) {
  const page = await openPage(options);
  await chooseAppearance(page, { ...appearance, transition: 'none' });
  if (role) await signIn(page, role);
  const found: string[] = [];
  for (const screen of screens) {
    await visit(page, screen);
    if (role) expect(new URL(page.url()).pathname).not.toBe('/login');
    found.push(...(await findBarriers(page)).map((barrier) => `${screen}: ${barrier}`));
  }
  await page.context().close();
  return found;
}

async function barriersOnEveryScreen(appearance: Appearance, options: BrowserContextOptions = {}) {
  const found: string[] = [];
  for (const visitor of await everyScreen()) found.push(...(await barriersFor(visitor, appearance, options)));
  return found;
}

test('no screen is forgotten', async () => {
  const visitors = await everyScreen();
  expect(forgottenScreens(visitors.flatMap(({ screens }) => screens))).toEqual([]);
});

test('a barrier would be found', async () => {
  const page = await openPage();
  await visit(page, '/login');
  await page.evaluate(() => document.querySelector('main')?.append(new Image()));
  expect(await findBarriers(page)).toEqual([expect.stringContaining('image-alt')]);
});

describe.each(directions)('read from %s', (dir) => {
  test.each(skins)(`in the %s skin (${dir})`, async (skin) => {
    expect(await barriersOnEveryScreen({ skin, dir })).toEqual([]);
  });
});

test('with the menu on top', async () => {
  expect(await barriersOnEveryScreen({ menu: 'horizontal' })).toEqual([]);
});

test('on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  expect(await barriersOnEveryScreen({}, phone)).toEqual([]);
});
