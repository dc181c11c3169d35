import type { BrowserContextOptions } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { type Appearance, changeAppearance, chooseAppearance, skins } from '../support/appearance.ts';
import { findBarriers } from '../support/axe.ts';
import { openPage } from '../support/page.ts';
import { everyScreen, forgottenScreens, type Visitor } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

// Some seven hundred looks in all: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 });

interface Look {
  /** How the screen is drawn when it is opened. */
  opened?: Appearance;
  /** How it is drawn anew without opening it again, one after the other. */
  changed?: Appearance[];
  options?: BrowserContextOptions;
}

async function barriersFor({ role, screens }: Visitor, { opened = {}, changed = [{}], options = {} }: Look) {
  const page = await openPage(options);
  await chooseAppearance(page, { ...opened, transition: 'none' });
  if (role) await signIn(page, role);
  const found: string[] = [];
  for (const screen of screens) {
    await visit(page, screen);
    if (role) expect(new URL(page.url()).pathname).not.toBe('/login');
    for (const appearance of changed) {
      await changeAppearance(page, appearance);
      const place = [screen, ...Object.values(appearance)].join(' ');
      // A skin changes the colours and nothing else.
      const what = appearance.skin && appearance.skin !== 'light' ? 'colours' : 'everything';
      found.push(...(await findBarriers(page, what)).map((barrier) => `${place}: ${barrier}`));
    }
  }
  await page.context().close();
  return found;
}

async function barriersOnEveryScreen(look: Look, isLookedAt = (_place: number) => true) {
  const chosen = ({ screens, ...visitor }: Visitor) => ({
    ...visitor,
    screens: screens.filter((_, place) => isLookedAt(place)),
  });
  const visitors = (await everyScreen()).map(chosen).flatMap(splitLongTour);
  const found = await Promise.all(visitors.map((visitor) => barriersFor(visitor, look)));
  return found.flat();
}

/** The menu is the same above every screen, and the screens beneath it are looked at elsewhere. */
const everyFifth = (place: number) => place % 5 === 0;

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

test('a barrier would be found, also in a skin that was chosen later', async () => {
  const page = await openPage();
  await visit(page, '/login');
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('main')?.append(new Image()));
  expect(await findBarriers(page)).toEqual([expect.stringContaining('image-alt')]);
  await page.evaluate(() => {
    const faint = document.querySelector('h1');
    if (faint) faint.style.color = getComputedStyle(document.body).backgroundColor;
  });
  expect(await findBarriers(page, 'colours')).toEqual([expect.stringContaining('color-contrast')]);
  await changeAppearance(page, { skin: 'dark', dir: 'rtl' });
  const [background, direction] = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    return [style.backgroundColor, style.direction];
  });
  expect(direction).toBe('rtl');
  await changeAppearance(page, { skin: 'light', dir: 'ltr' });
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(before).not.toBe(background);
});

test('in every skin, read from either side', async () => {
  // Neither changes the other, so each is looked at for itself, and the two that differ most together.
  const changed = [
    ...skins.map((skin) => ({ skin, dir: 'ltr' as const })),
    { skin: 'light' as const, dir: 'rtl' as const },
    { skin: 'dark' as const, dir: 'rtl' as const },
  ];
  expect(await barriersOnEveryScreen({ changed })).toEqual([]);
});

test('with the menu on top', async () => {
  expect(await barriersOnEveryScreen({ opened: { menu: 'horizontal' } }, everyFifth)).toEqual([]);
});

test('on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  expect(await barriersOnEveryScreen({ options: phone })).toEqual([]);
});
