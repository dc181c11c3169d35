import { expect, onTestFinished, test } from 'vitest';
import { openFirstPage } from '../support/page.ts';
import { widths } from '../support/slip-page.ts';
import { seenOn, useSlowLine, watch } from '../support/slow-line.ts';
import { startUndrawnSite } from '../support/undrawn-site.ts';

test.each(['/home', '/non-member/donate'])('%s is there in a third of the time', async (path) => {
  const empty = await startUndrawnSite();
  onTestFinished(() => empty.stop());
  const measure = async (options = {}) => {
    const page = await openFirstPage({ ...widths.phone, ...options });
    await watch(page);
    await useSlowLine(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('h1').waitFor();
    return seenOn(page);
  };
  const { largestPaint } = await measure({ baseURL: empty.url });
  const drawn = await measure();
  expect(drawn.largestPaint / largestPaint).toBeLessThanOrEqual(0.35);
  expect(drawn.layoutShift).toBeLessThanOrEqual(0.02);
});
