import type { Locator, Page } from 'playwright-core';
import { openPage } from './page.ts';
import { type Acts, countActs } from './count-acts.ts';
import { widths } from '../records/slip-page.ts';

/** Somebody at the desk or on a phone, whose clicks, taps and keys are counted. */
export interface Hand {
  page: Page;
  isPhone: boolean;
  acts: Readonly<Acts>;
  /** A click, or on a phone a tap. */
  press(what: Locator): Promise<void>;
  /** Presses a field and types into it, key by key. */
  type(field: Locator, text: string): Promise<void>;
  /** Goes to a screen of the office by its menu, which a phone opens first. */
  goTo(entry: string): Promise<void>;
}

export async function openHand(size: keyof typeof widths): Promise<Hand> {
  const page = await openPage(widths[size]);
  const acts = await countActs(page);
  const isPhone = size === 'phone';
  const press = (what: Locator) => (isPhone ? what.tap() : what.click());
  return {
    page,
    isPhone,
    acts,
    press,
    async type(field, text) {
      await press(field);
      await page.keyboard.type(text);
    },
    async goTo(entry) {
      if (isPhone) await press(page.getByRole('button', { name: 'Menu', exact: true }));
      await press(page.getByRole('link', { name: entry }).first());
    },
  };
}
