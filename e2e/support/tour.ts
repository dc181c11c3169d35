import { expect } from 'vitest';
import { type Appearance, changeAppearance, chooseAppearance, skins } from './appearance.ts';
import { findBarriers } from './axe.ts';
import { showOn } from './device.ts';
import { openPage } from './page.ts';
import type { Visitor } from './screens.ts';
import { signIn } from './sign-in.ts';
import { visit } from './visit.ts';

// Neither skin nor direction changes the other, so each is looked at for itself, and the two that differ most together.
const appearances = [
  ...skins.map((skin) => ({ skin, dir: 'ltr' as const })),
  { skin: 'light' as const, dir: 'rtl' as const },
  { skin: 'dark' as const, dir: 'rtl' as const },
];

/** All barriers on the screens of somebody, in every skin, read from either side, and on a phone. */
export function barriersOnTheWayOf(visitor: Visitor): Promise<string[]> {
  return goThrough(visitor, {}, async (look) => {
    for (const appearance of appearances) await look(appearance);
    await look({ skin: 'light', dir: 'ltr' }, 'phone');
  });
}

/** The menu on top is the same above every screen, and the screens beneath it are looked at elsewhere. */
export function barriersUnderTheMenuOnTop({ screens, ...visitor }: Visitor): Promise<string[]> {
  const everyFifth = screens.filter((_, place) => place % 5 === 0);
  return goThrough({ ...visitor, screens: everyFifth }, { menu: 'horizontal' }, (look) => look({}));
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
    await lookAround(async (appearance, device) => {
      await changeAppearance(page, appearance);
      if (device) await showOn(page, device);
      const place = [screen, device, ...Object.values(appearance)].filter(Boolean).join(' ');
      // A skin changes the colours and nothing else.
      const what = appearance.skin && appearance.skin !== 'light' ? 'colours' : 'everything';
      found.push(...(await findBarriers(page, what)).map((barrier) => `${place}: ${barrier}`));
      if (device) await showOn(page, 'desk');
    });
  }
  return found;
}
