import { expect } from 'vitest';
import { type Appearance, changeAppearance, chooseAppearance } from './appearance.ts';
import { findBarriers } from './axe.ts';
import { showOn } from './device.ts';
import { findFaintTexts, type LooksThatPassed } from './faint-texts.ts';
import { openPage } from './page.ts';
import type { Visitor } from './screens.ts';
import { signIn } from './sign-in.ts';
import { seenOn, watch } from './what-is-seen.ts';
import { goOnTo, visit } from './visit.ts';

/**
 * All barriers on the screens of somebody: all rules on a desk and on a phone, and the colours of the dark skin. The
 * two other skins change the colours of no text but those of the sidebar, and a direction changes neither colours nor
 * words; so these are looked at with all rules on every so many screens, and elsewhere a page read from the right is
 * asked what depends on places. For a guest, who waits on a slow line for every page, also what moves while it comes.
 */
export function barriersOnTheWayOf(visitor: Visitor, inEveryWayOn: number): Promise<string[]> {
  return goThrough(visitor, {}, async (look, place) => {
    await look({ skin: 'light', dir: 'ltr' }, allRules);
    await look({ skin: 'dark', dir: 'ltr' }, coloursOnly);
    if (place % inEveryWayOn === 0) {
      await look({ skin: 'bordered', dir: 'ltr' }, coloursOnly);
      await look({ skin: 'semi-dark', dir: 'ltr' }, coloursOnly);
      await look({ skin: 'light', dir: 'rtl' }, allRules);
    } else await look({ skin: 'light', dir: 'rtl' }, placesOnly);
    await look({ skin: 'light', dir: 'ltr' }, { ...allRules, device: 'phone' });
  });
}

/**
 * The menu on top is the same above every screen, and the screens beneath it are looked at elsewhere. So are skins and
 * directions, of which neither changes the other: here are the two together that differ most.
 */
export function barriersUnderTheMenuOnTop({ screens, ...visitor }: Visitor): Promise<string[]> {
  const everyFifth = screens.filter((_, place) => place % 5 === 0);
  return goThrough({ ...visitor, screens: everyFifth }, { menu: 'horizontal' }, async (look) => {
    await look({ skin: 'light', dir: 'ltr' }, allRules);
    await look({ skin: 'dark', dir: 'rtl' }, coloursOnly);
  });
}

interface Asked {
  rules?: 'shapes' | 'places';
  colours?: boolean;
  device?: 'phone';
}
const allRules: Asked = { rules: 'shapes', colours: true };
const coloursOnly: Asked = { colours: true };
const placesOnly: Asked = { rules: 'places' };

type Look = (appearance: Appearance, asked: Asked) => Promise<void>;

async function goThrough(
  { role, screens }: Visitor,
  opened: Appearance,
  lookAround: (look: Look, place: number) => Promise<void>,
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
    await lookAround(async (appearance, { rules, colours, device }) => {
      await changeAppearance(page, appearance);
      if (device) await showOn(page, device);
      const where = [screen, device, ...Object.values(appearance)].filter(Boolean).join(' ');
      const barriers = [
        ...(rules ? await findBarriers(page, rules) : []),
        ...(colours ? await findFaintTexts(page, passed) : []),
      ];
      found.push(...barriers.map((barrier) => `${where}: ${barrier}`));
      if (device) await showOn(page, 'desk');
    }, place);
  }
  return found;
}
