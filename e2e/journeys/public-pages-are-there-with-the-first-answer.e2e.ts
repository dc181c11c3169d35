import { expect, test } from 'vitest';
import { openFirstPage } from '../support/browser/page.ts';
import { widths } from '../support/records/slip-page.ts';
import { type Experience, seenOn, watch } from '../support/screens/what-is-seen.ts';

/** A visit by somebody who was never here, of which the line lets through as much as is said. */
async function visit(path: string, line: 'everything' | 'the first answer alone'): Promise<Experience> {
  const page = await openFirstPage(widths.phone);
  await watch(page);
  if (line === 'the first answer alone')
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  await expect.poll(async () => (await seenOn(page)).largest).toBeDefined();
  return seenOn(page);
}

// On a slow line every answer takes seconds. The page asks for scripts and fonts behind it, and nobody waits for them.
test.each(['/home', '/non-member/donate'])('%s is painted from the first answer, and stays', async (path) => {
  const early = await visit(path, 'the first answer alone');
  const whole = await visit(path, 'everything');
  expect(early.largest?.element).toBe(whole.largest?.element);
  expect(early.largest!.size).toBeGreaterThan(0.9 * whole.largest!.size);
  expect(whole.layoutShift).toBeLessThanOrEqual(0.02);
});
