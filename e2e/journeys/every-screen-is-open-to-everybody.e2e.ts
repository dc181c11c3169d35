import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseAppearance, directions, skins } from '../support/appearance.ts';
import { findBarriers } from '../support/axe.ts';
import { openPage } from '../support/page.ts';
import { forgottenScreens, guestScreens, officeScreens } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

async function barriersOnEveryScreen(page: Page): Promise<string[]> {
  const found = new Map<string, string[]>();
  async function look(screen: string) {
    await visit(page, screen);
    for (const barrier of await findBarriers(page))
      found.set(barrier, [...(found.get(barrier) ?? []), screen]);
  }
  for (const screen of guestScreens) await look(screen);
  await signIn(page, 'Administrator');
  for (const screen of await officeScreens()) await look(screen);
  return [...found].map(([barrier, screens]) => `${barrier} on ${screens.join(', ')}`);
}

test('no screen is forgotten', async () => {
  expect(forgottenScreens([...guestScreens, ...(await officeScreens())])).toEqual([]);
});

describe.each(directions)('read from %s', (dir) => {
  test.each(skins)(`in the %s skin (${dir})`, async (skin) => {
    const page = await openPage();
    await chooseAppearance(page, { skin, dir, transition: 'none' });
    expect(await barriersOnEveryScreen(page)).toEqual([]);
  });
});

test('with the menu on top', async () => {
  const page = await openPage();
  await chooseAppearance(page, { menu: 'horizontal', transition: 'none' });
  expect(await barriersOnEveryScreen(page)).toEqual([]);
});

test('on a phone', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await chooseAppearance(page, { transition: 'none' });
  expect(await barriersOnEveryScreen(page)).toEqual([]);
});
