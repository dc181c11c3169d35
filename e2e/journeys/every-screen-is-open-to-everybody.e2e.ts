import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeAppearance } from '../support/browser/appearance.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { findViolations } from '../support/screens/axe-rules.ts';
import { showOn } from '../support/browser/device.ts';
import { findFaintTexts } from '../support/screens/faint-texts.ts';
import { openPage } from '../support/browser/page.ts';
import { forgottenScreens, visitors } from '../support/screens/screens.ts';
import { widths } from '../support/records/slip-page.ts';
import { barriersFor, ways, waysInTheOffice } from '../support/screens/tour.ts';
import { visit } from '../support/screens/visit.ts';

test('no screen is forgotten', async () => {
  const everybody = await Promise.all(Object.values(visitors).map((visitor) => visitor()));
  expect(forgottenScreens(everybody.flatMap(({ screens }) => screens))).toEqual([]);
});

const walks = Object.entries(visitors).flatMap(([who, prepare]) =>
  (who === 'office' ? waysInTheOffice : ways).map(([how, way]) => ({ who, how, prepare, way })),
);

test.each(walks)(
  'for $who, $how; nothing moves under the eyes of guests on a desk',
  async ({ prepare, way }) => {
    expect(await barriersFor(await prepare(), way)).toEqual([]);
  },
);

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
  expect(await findViolations(page, 'colours')).toEqual([expect.stringContaining('color-contrast')]);
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

test('a faint text would be found among others like it that are not, and where what is behind it differs', async () => {
  const page = await openPage();
  await visit(page, '/login');
  const passed = new Set<number>();
  expect(await findFaintTexts(page, passed)).toEqual([]);
  expect(passed.size).toBeGreaterThan(5);
  const paragraphs = (behind: string, last: string) =>
    page.evaluate(
      ([behind, last]) => {
        const box = Object.assign(document.createElement('section'), { id: 'box' });
        for (let count = 0; count < 5; count += 1) {
          const paragraph = document.createElement('p');
          box.append(Object.assign(paragraph, { className: 'text-muted', textContent: 'Read me' }));
        }
        document.getElementById('box')?.remove();
        document.querySelector('main')?.append(box);
        box.style.cssText = `color: black; background: ${behind}`;
        for (const text of box.children) (text as HTMLElement).style.color = 'black';
        (box.lastElementChild as HTMLElement).style.color = last;
      },
      [behind, last] as const,
    );
  const faint = [expect.stringMatching(/color-contrast.*nth-child\(5\)/)];
  await paragraphs('white', 'black');
  expect(await findFaintTexts(page, passed)).toEqual([]);
  await paragraphs('white', '#ccc');
  expect(await findFaintTexts(page, passed)).toEqual(faint);
  // It is not taken for one that has passed.
  expect(await findFaintTexts(page, passed)).toEqual(faint);
  await paragraphs('#222', 'white');
  expect(await findFaintTexts(page, passed)).toHaveLength(4);
});

/** How wide the page is, for which hand, and where its button stands. */
const drawn = (on: Page) =>
  on.evaluate(() => ({
    width: innerWidth,
    isCoarse: matchMedia('(pointer: coarse)').matches,
    canHover: matchMedia('(hover: hover)').matches,
    button: document.querySelector('form button[type=submit]')?.getBoundingClientRect().toJSON() as unknown,
  }));

test('the same page is shown on a phone as a phone shows it', async () => {
  const page = await openPage();
  await visit(page, '/login');
  const inTheHand = await openPage(widths.phone);
  await visit(inTheHand, '/login');
  const desk = await drawn(page);
  await showOn(page, 'phone');
  expect(await drawn(page)).toEqual(await drawn(inTheHand));
  await showOn(page, 'desk');
  // Chromium does not give hovering back when touch ends. No style of the product asks for it.
  expect(await drawn(page)).toEqual({ ...desk, canHover: expect.any(Boolean) });
  expect(desk).toMatchObject({ width: 1440, isCoarse: false });
});
