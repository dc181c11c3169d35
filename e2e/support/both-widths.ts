import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isOnePage } from './slip-page.ts';
import { settle } from './visit.ts';

/** Looks at the page that is open as wide as a phone, and as a desk, where the journey goes on. Nothing sticks out at either. */
export async function atBothWidths(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect(await isOnePage(page)).toBe(true);
    await look(width);
  }
}
