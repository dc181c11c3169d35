import type { Page } from 'playwright-core';

export interface Experience {
  /** The largest thing that was painted, as its element and its size in pixels; nothing where nothing was. */
  largest?: { element: string; size: number };
  /** How far things moved under the reader's eyes. */
  layoutShift: number;
}

type Painted = PerformanceEntry & { element: Element | null; size: number };
type Moved = PerformanceEntry & { value: number };

/** From now on keeps what a person sees on the pages that are visited. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Experience = { layoutShift: 0 };
    (globalThis as { seen?: Experience }).seen = seen;
    new PerformanceObserver((list) => {
      for (const { element, size } of list.getEntries() as Painted[])
        seen.largest = { element: `${element?.tagName} ${element?.textContent?.trim()}`, size };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Moved[]) seen.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const seenOn = (page: Page): Promise<Experience> =>
  page.evaluate(() => (globalThis as unknown as { seen: Experience }).seen);
