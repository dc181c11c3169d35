import { expect } from 'vitest';
import { type Appearance, changeAppearance, chooseAppearance, skins } from './appearance.ts';
import { coloursOf, findBarriers } from './axe.ts';
import { showOn } from './device.ts';
import { openPage } from './page.ts';
import type { Visitor } from './screens.ts';
import { signIn } from './sign-in.ts';
import { visit } from './visit.ts';

/** All barriers on the screens of somebody, in every skin, read from either side, and on a phone. */
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

/** A skin changes the colours and nothing else, the direction everything else. */
function barriersOf({ skin, dir }: Appearance) {
  if (skin !== 'light') return 'colours';
  return dir === 'rtl' ? 'shapes' : 'everything';
}

type Look = (appearance: Appearance, device?: 'phone') => Promise<void>;

async function goThrough(
  { role, screens }: Visitor,
  opened: Appearance,
  lookAround: (look: Look) => Promise<void>,
): Promise<string[]> {
  const page = await openPage();
  await chooseAppearance(page, { ...opened, transition: 'none' });
  if (role) await signIn(page, role);
  const found: string[] = [];
  for (const screen of screens) {
    await visit(page, screen);
    if (role) expect(new URL(page.url()).pathname).not.toBe('/login');
    const seen = new Set<string>();
    await lookAround(async (appearance, device) => {
      await changeAppearance(page, appearance);
      const what = barriersOf(appearance);
      const colours = await coloursOf(page);
      // Some skins change nothing on this screen.
      if (what === 'colours' && seen.has(colours)) return;
      seen.add(colours);
      if (device) await showOn(page, device);
      const place = [screen, device, ...Object.values(appearance)].filter(Boolean).join(' ');
      found.push(...(await findBarriers(page, what)).map((barrier) => `${place}: ${barrier}`));
      if (device) await showOn(page, 'desk');
    });
  }
  return found;
}
