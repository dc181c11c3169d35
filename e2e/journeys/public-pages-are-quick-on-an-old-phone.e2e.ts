import type { BrowserContextOptions } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openFirstPage } from '../support/page.ts';
import { widths } from '../support/slip-page.ts';
import { type Experience, seenOn, useSlowLine, watch } from '../support/slow-line.ts';
import { startUndrawnSite } from '../support/undrawn-site.ts';

const allowed = 0.35;

async function measure(path: string, options: BrowserContextOptions = {}): Promise<Experience> {
  const page = await openFirstPage({ ...widths.phone, ...options });
  await watch(page);
  await useSlowLine(page);
  await page.goto(path, { waitUntil: 'networkidle', timeout: 240_000 });
  await page.locator('h1').waitFor();
  const seen = await seenOn(page);
  await page.close();
  return seen;
}

/** Both at the same moment, so that what else the machine does, it does to both. */
async function measurePair(path: string, undrawnSite: string): Promise<number> {
  const [drawn, undrawn] = await Promise.all([measure(path), measure(path, { baseURL: undrawnSite })]);
  expect(drawn.layoutShift).toBeLessThanOrEqual(0.02);
  return drawn.largestPaint / undrawn.largestPaint;
}

const within = (ratio: number) => ratio <= allowed;

/** The median of three pairs, of which the third has nothing to decide where two agree. */
async function medianRatio(path: string, undrawnSite: string): Promise<number> {
  const [first, second] = [await measurePair(path, undrawnSite), await measurePair(path, undrawnSite)];
  if (within(first) === within(second)) return first;
  const third = await measurePair(path, undrawnSite);
  return [first, second, third].toSorted((one, other) => one - other)[1]!;
}

// One after the other: each page of a pair has a core to itself.
test.each(['/home', '/non-member/donate'])('%s is there in a third of the time', async (path) => {
  const empty = await startUndrawnSite();
  onTestFinished(() => empty.stop());
  expect(await medianRatio(path, empty.url)).toBeLessThanOrEqual(allowed);
});
