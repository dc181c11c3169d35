import type { Page } from 'playwright-core';

/** Chromium's "Slow 3G" and a processor a quarter as fast: an old phone in a valley. */
export async function useSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export interface Experience {
  /** When the largest thing was painted, in milliseconds after the visit began. */
  largestPaint: number;
  /** How far things moved under the reader's eyes. */
  layoutShift: number;
}

/** From now on keeps what a person sees on the pages that are visited. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { largestPaint: 0, layoutShift: 0 };
    (globalThis as { seen?: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const seenOn = (page: Page): Promise<Experience> =>
  page.evaluate(() => (globalThis as unknown as { seen: Experience }).seen);
