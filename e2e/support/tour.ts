import { expect } from 'vitest';
import { type Appearance, changeAppearance, chooseAppearance, skins } from './appearance.ts';
import { findBarriers } from './axe.ts';
import { showOn } from './device.ts';
import { findFaintTexts, type LooksThatPassed } from './faint-texts.ts';
import { openPage } from './page.ts';
import type { Visitor } from './screens.ts';
import { signIn } from './sign-in.ts';
import { seenOn, watch } from './slow-line.ts';
import { goOnTo, visit } from './visit.ts';

/**
 * All barriers on the screens of somebody, in every skin, read from either side, and on a phone. For a guest, who waits
 * on a slow line for every page, also what moves while it comes.
 */
export function barriersOnTheWayOf(visitor: Visitor): Promise<string[]> {
  return goThrough(visitor, {}, async (look) => {
    for (const skin of skins) await look({ skin, dir: 'ltr' });
    await look({ skin: 'light', dir: 'rtl' });
    await look({ skin: 'light', dir: 'ltr' }, 'phone');
  });
}

/**
 * The menu on top is the same above every screen, and the screens beneath it are looked at elsewhere. So are skins and
 * directions, of which neither changes the other: here are the two together that differ most.
 */
export function barriersUnderTheMenuOnTop({ screens, ...visitor }: Visitor): Promise<string[]> {
  const everyFifth = screens.filter((_, place) => place % 5 === 0);
  return goThrough({ ...visitor, screens: everyFifth }, { menu: 'horizontal' }, async (look) => {
    await look({ skin: 'light', dir: 'ltr' });
    await look({ skin: 'dark', dir: 'rtl' });
  });
}

type Look = (appearance: Appearance, device?: 'phone') => Promise<void>;

async function goThrough(
  { role, screens }: Visitor,
  opened: Appearance,
  lookAround: (look: Look) => Promise<void>,
): Promise<string[]> {
  const page = await openPage();
  await chooseAppearance(page, { ...opened, transition: 'none' });
  await (role ? signIn(page, role) : watch(page));
  const found: string[] = [];
  const passed: LooksThatPassed = new Set();
  for (const [place, screen] of screens.entries()) {
    // The public pages are documents of their own; in the office one goes from screen to screen without loading.
    await (role && place > 0 ? goOnTo : visit)(page, screen);
    if (role) expect(new URL(page.url()).pathname).not.toBe('/login');
    else if ((await seenOn(page)).layoutShift > 0.02) found.push(`${screen} moves under the eyes`);
    await lookAround(async (appearance, device) => {
      await changeAppearance(page, appearance);
      if (device) await showOn(page, device);
      const where = [screen, device, ...Object.values(appearance)].filter(Boolean).join(' ');
      // A skin changes the colours and nothing else.
      const shapes = appearance.skin === 'light' ? await findBarriers(page, 'shapes') : [];
      const barriers = [...shapes, ...(await findFaintTexts(page, passed))];
      found.push(...barriers.map((barrier) => `${where}: ${barrier}`));
      if (device) await showOn(page, 'desk');
    });
  }
  return found;
}
