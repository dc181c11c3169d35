import type { Page } from 'playwright-core';

export interface Experience {
  /** The largest thing that was painted, as its element and its size in pixels; nothing where nothing was. */
  largest?: { element: string; size: number };
  /** How far things moved under the reader's eyes. */
  layoutShift: number;
  /** Which elements did, and by how many pixels from which height. */
  moved: string[];
}

type Painted = PerformanceEntry & { element: Element | null; size: number };
type Moved = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records what a person sees on the pages that are visited from now on. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Experience = { layoutShift: 0, moved: [] };
    (globalThis as { seen?: Experience }).seen = seen;
    new PerformanceObserver((list) => {
      for (const { element, size } of list.getEntries() as Painted[])
        seen.largest = { element: `${element?.tagName} ${element?.textContent?.trim()}`, size };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Moved[]) {
        seen.layoutShift += value;
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${node?.parentElement?.className} ${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ` +
              `${previousRect.y} (${previousRect.height} high) to ${currentRect.y} (${currentRect.height})`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const seenOn = (page: Page): Promise<Experience> =>
  page.evaluate(() => (globalThis as unknown as { seen: Experience }).seen);

/** Says what moved if it moved so far that a reader would lose the line. */
export async function whatMoved(page: Page, path: string): Promise<string[]> {
  const { layoutShift, moved } = await seenOn(page);
  return layoutShift > 0.02 ? [`${path} moves by ${layoutShift}: ${moved.join('; ')}`] : [];
}
