import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { pictureOf } from '../files/picture.ts';

/** The two widths at which the public pages are walked through: a phone in the hand, a screen on the desk. */
export const widths = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

/** Fills in the slip of a transfer on the page where something is paid, and leaves the button to the story. */
export async function fillSlip(page: Page): Promise<void> {
  const number = randomInt(2 ** 31);
  await page
    .locator('input#slip')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: pictureOf(number) });
  await page.getByText('slip.png').waitFor();
  await page.getByLabel('Journal number').fill(String(number));
  await page.getByLabel('Bank you paid from').fill('Bank of Bhutan');
}

/** The id of the donation or fee in the address of its page. */
export const dueIdIn = (page: Page): string =>
  /\/([\w-]+)\/(?:make-payment|payment-status)/.exec(page.url())?.[1] ?? '';

export const isOnePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
