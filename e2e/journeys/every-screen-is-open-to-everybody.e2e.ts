import { describe, expect, test } from 'vitest';
import { chooseAppearance, directions, skins } from '../support/appearance.ts';
import { findBarriers } from '../support/axe.ts';
import { openPage } from '../support/page.ts';
import { guestScreens, officeScreens } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

describe.each(directions)('from %s', (dir) => {
  test.each(skins)('in the %s skin', async (skin) => {
    const page = await openPage();
    await chooseAppearance(page, { skin, dir, transition: 'none' });
    const barriers: Record<string, string[]> = {};
    for (const screen of guestScreens) {
      await visit(page, screen);
      barriers[screen] = await findBarriers(page);
    }
    await signIn(page, 'Administrator');
    for (const screen of await officeScreens()) {
      await visit(page, screen);
      barriers[screen] = await findBarriers(page);
    }
    expect(Object.entries(barriers).filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
