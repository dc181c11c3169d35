import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { type Appearance, chooseAppearance, directions, skins } from '../support/appearance.ts';
import { findBarriers } from '../support/axe.ts';
import { openPage } from '../support/page.ts';
import { everyScreen, forgottenScreens, type Visitor } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

// Some four hundred screens in all: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });

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
  const visitors = (await everyScreen()).flatMap(splitLongTour);
  const found = await Promise.all(visitors.map((visitor) => barriersFor(visitor, appearance, options)));
  return found.flat();
}

/** Somebody with many screens to see comes twice, at the same time. */
function splitLongTour({ screens, ...visitor }: Visitor): Visitor[] {
  const half = Math.ceil(screens.length / 2);
  if (half < 10) return [{ ...visitor, screens }];
  return [
    { ...visitor, screens: screens.slice(0, half) },
    { ...visitor, screens: screens.slice(half) },
  ];
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
