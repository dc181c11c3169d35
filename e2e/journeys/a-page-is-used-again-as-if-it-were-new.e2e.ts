import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { emptiedProfile } from '../support/browser/profile.ts';
import { signIn } from '../support/records/sign-in.ts';
import { settle, visit } from '../support/screens/visit.ts';

/** All that a journey could find of the one before. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    marks: 'mark' in globalThis,
    width: innerWidth,
    entries: history.length,
  }));

test('nothing is left of the journey before', async () => {
  const first = await emptiedProfile();
  const { page } = first;
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  await page.addInitScript(() => Object.assign(globalThis, { mark: true }));
  await page.route('**/api/settings/public', (route) => route.abort());
  await signIn(page, 'Member');
  await visit(page, '/membership-details/view');
  await page.evaluate(() => {
    sessionStorage.setItem('draft', 'of somebody else');
    document.cookie = 'language=dz; path=/';
  });
  await page.setViewportSize({ width: 500, height: 500 });
  await settle(page);
  await page.context().setOffline(true);
  await first.close({ isKept: true });

  const again = await emptiedProfile();
  onTestFinished(() => again.close({ isKept: true }));
  expect(again.page).toBe(page);
  const before = heard.length;
  await page.goto('/api/health');
  expect(await left(page)).toEqual({
    stored: [],
    cookies: '',
    caches: [],
    workers: 0,
    marks: false,
    width: 1440,
    entries: 1,
  });
  expect(heard).toHaveLength(before);
  await visit(page, '/home');
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a clock of its own', (page) => page.clock.setFixedTime(0)],
  ['another medium', (page) => page.emulateMedia({ media: 'print' })],
  ['tools of the browser', (page) => page.context().newCDPSession(page)],
])('a page with %s is not used again', async (_, change) => {
  const first = await emptiedProfile();
  await change(first.page);
  await first.close({ isKept: true });
  const again = await emptiedProfile();
  onTestFinished(() => again.close({ isKept: true }));
  expect(first.page.isClosed()).toBe(true);
  expect(again.page).not.toBe(first.page);
});
