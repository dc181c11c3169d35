import { expect } from 'vitest';
import { type Appearance, chooseAppearance } from '../browser/appearance.ts';
import { findBarriers } from './axe.ts';
import { howMany } from '../how-many.ts';
import { openPage } from '../browser/page.ts';
import type { Visitor } from './screens.ts';
import { signIn } from '../records/sign-in.ts';
import { isOnePage, widths } from '../records/slip-page.ts';
import { goOn, visit } from './visit.ts';
import { watch, whatMoved } from './what-is-seen.ts';

/** A way to look at screens. */
interface Way {
  device: keyof typeof widths;
  appearance: Appearance;
  /** In `npm test` it is used on every so many screens, beginning with this one; in `npm run prove` on all of them. */
  every: number;
  from: number;
}

/**
 * Each screen is looked at in one of the first four ways, turn by turn, so that all rules are asked on every screen, and
 * either skin and either width meets every kind of screen. The other skins change shadows, lines and the sidebar alone,
 * a direction changes neither colours nor words, and the menu on top is the same above every screen:
 * `npm test` meets them on a few screens of the office.
 */
const allWays: Record<string, Way> = {
  'on a desk': { device: 'desk', appearance: { skin: 'light' }, every: 4, from: 0 },
  'on a phone, in the dark skin': { device: 'phone', appearance: { skin: 'dark' }, every: 4, from: 1 },
  'on a desk, in the dark skin': { device: 'desk', appearance: { skin: 'dark' }, every: 4, from: 2 },
  'on a phone': { device: 'phone', appearance: { skin: 'light' }, every: 4, from: 3 },
  'in the bordered skin, read from the right': {
    device: 'desk',
    appearance: { skin: 'bordered', dir: 'rtl' },
    every: 20,
    from: 1,
  },
  'in the semi-dark skin': { device: 'desk', appearance: { skin: 'semi-dark' }, every: 40, from: 5 },
  'with the menu on top, in the dark skin, read from the right': {
    device: 'desk',
    appearance: { menu: 'horizontal', skin: 'dark', dir: 'rtl' },
    every: 40,
    from: 9,
  },
  'with the menu on top': { device: 'desk', appearance: { menu: 'horizontal' }, every: 20, from: 3 },
  'read from the right': { device: 'desk', appearance: { dir: 'rtl' }, every: 20, from: 6 },
  'on a phone, read from the right': { device: 'phone', appearance: { dir: 'rtl' }, every: 20, from: 7 },
};

/** The last ones show no part that those before them do not show. */
export const waysInTheOffice = Object.entries(allWays).slice(0, howMany({ test: 7, prove: 10 }));
export const ways = waysInTheOffice.slice(0, howMany({ test: 4, prove: 10 }));

/** Second addresses of a page, and forms of common data that differ in their words alone. */
const drawnElsewhere =
  /^\/(membership-renewal\b|payment-frequency\/|bob-worldline\/error|apps\/user\/view\/1$|generate-certificate\/view-\w+(-\w+)?\/|notifications\/templates\?)/;
const isProving = howMany({ test: 0, prove: 1 }) > 0;
const isLookedAt = (screen: string) => isProving || !drawnElsewhere.test(screen);

/**
 * The barriers on the screens of somebody; for a guest, who waits on a slow line for every page, also what moves on a desk while it
 * comes. What moves on a phone is watched by the journey about light and still public pages.
 */
export async function barriersFor(
  { role, screens }: Visitor,
  { device, appearance, every, from }: Way,
): Promise<string[]> {
  const looked = howMany({ test: every, prove: 1 });
  const page = await openPage(widths[device]);
  await chooseAppearance(page, { ...appearance, transition: 'none' });
  await (role ? signIn(page, role) : watch(page));
  const found: string[] = [];
  const chosen = screens.filter((screen, at) => at % looked === from % looked && isLookedAt(screen));
  for (const [at, screen] of chosen.entries()) {
    await (role && at > 0 ? goOn(page, screen) : visit(page, screen));
    if (role) expect(new URL(page.url()).pathname).not.toBe('/login');
    else if (device === 'desk') found.push(...(await whatMoved(page, screen)));
    if (isProving && !(await isOnePage(page))) found.push(`${screen}: something sticks out at the side`);
    for (const barrier of await findBarriers(page)) found.push(`${screen}: ${barrier}`);
  }
  return found;
}
