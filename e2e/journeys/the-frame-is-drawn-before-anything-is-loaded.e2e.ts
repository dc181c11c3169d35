import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdAnswer } from '../support/network/hold-answer.ts';
import { openPage } from '../support/browser/page.ts';
import { accountOf, signIn, signInByForm } from '../support/records/sign-in.ts';
import { testInProve } from '../support/how-many.ts';

/** Keeps files back, as a slow line does, until they are let through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let open: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => open?.();
}

const outline = '.outline .navbar';

/** At each picture from now on in which the page can be seen: how many strips stand above it. */
async function countStripsWhenSeen(page: Page): Promise<() => Promise<number[]>> {
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      const main = document.querySelector('main');
      if (main && getComputedStyle(main).opacity === '1')
        seen.push(document.querySelectorAll('.strip').length);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => counts.jsonValue();
}

test('on a slow line the frame and grey lines stand there before any script or style has come, and strips before the page', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  const letThrough = await holdBack(page, /\/assets\/.*\.(js|css)$|\/api\//);
  const answerStart = await holdAnswer(page, '**/api/start');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.locator(outline).waitFor();
  expect(await page.locator('.outline .bone').count()).toBeGreaterThan(3);
  expect(await page.locator('.outline .sidebar').isVisible()).toBe(true);
  expect(await page.locator('h1').count()).toBe(0);
  letThrough();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect.poll(() => page.locator(outline).count()).toBe(0);
  // Only the start knows of the simulated bank. A strip that came later would move the page under the hand.
  const stripsWhenSeen = await countStripsWhenSeen(page);
  await page.locator('.before-strips .bone').first().waitFor();
  answerStart();
  await expect.poll(async () => (await stripsWhenSeen()).length).toBeGreaterThan(5);
  expect(await stripsWhenSeen()).not.toContain(0);
});

testInProve('after signing in the frame stands there while the dashboard is still loaded', async () => {
  const page = await openPage();
  const letThrough = await holdBack(page, /\/assets\/(frame|office|dashboard)[\w-]*\.js$/);
  const signedIn = signInByForm(page, await accountOf('Administrator'));
  await page.locator(outline).waitFor();
  expect(await page.locator('h1').count()).toBe(0);
  letThrough();
  await signedIn;
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect.poll(() => page.locator(outline).count()).toBe(0);
});

test('a visitor who is not signed in sees nothing of the office', async () => {
  const page = await openPage();
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('.cornice').waitFor();
  expect(await page.locator(outline).isVisible()).toBe(false);
  letThrough();
  await page.locator('input[name=username]').waitFor();
});
