import { expect, test } from 'vitest';
import { openPage } from '../support/page.ts';
import { weigh } from '../support/page-weight.ts';
import { signIn } from '../support/sign-in.ts';

test('the sign-in page fetches at most 120 KB of script', async () => {
  const { script } = await weigh(await openPage(), '/login');
  expect(script).toBeGreaterThan(10);
  expect(script).toBeLessThanOrEqual(120);
});

test.each(['/apps/user/list', '/roles', '/apps/permissions', '/audit'])(
  'the list %s fetches at most 220 KB in total',
  async (path) => {
    const page = await openPage();
    await signIn(page, 'Administrator');
    // A page kept by the browser would weigh nothing.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const { script, style } = await weigh(page, path);
    expect(script).toBeGreaterThan(10);
    expect(script + style).toBeLessThanOrEqual(220);
  },
);
