import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isOnePage } from '../records/slip-page.ts';
import { pictures, takesPictures } from './screenshot.ts';
import { settle } from './visit.ts';

/** Looks at the page that is open as wide as a phone, and as a desk, where the journey goes on. Nothing sticks out at either. */
export async function atBothWidths(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    // A list becomes cards when the browser has told its script of the width, on a busy machine a moment later.
    await expect.poll(() => isOnePage(page)).toBe(true);
    await look(width);
  }
}

/** Pictures for `npm run prove`, and that nothing sticks out at either width. */
export async function picturesAtBothWidths(page: Page, name: string): Promise<void> {
  if (takesPictures) await atBothWidths(page, (width) => pictures(page, `${name} ${width}`));
}
