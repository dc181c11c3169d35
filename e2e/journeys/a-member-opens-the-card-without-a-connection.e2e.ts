import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { openFirstPage } from '../support/browser/page.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

/** The files are kept, and the answers that the page shows. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const names = await caches.keys();
    const pages = await Promise.all(
      names.map((name) => caches.match('/membership-details/view', { cacheName: name })),
    );
    return Boolean(registration?.active) && pages.some(Boolean) && localStorage.getItem('lastSeen') !== null;
  });

const kept = (page: Page) =>
  page.evaluate(async () => ({
    answers: localStorage.getItem('lastSeen'),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('the member area starts offline with the card and what was seen last, and signing out clears it', async () => {
  const page = await openFirstPage(widths.phone);
  await signIn(page, 'Member');
  await visit(page, '/membership-details/view');
  const card = page.getByRole('region', { name: /card/i }).first();
  await card.getByRole('img').waitFor();
  const code = (await card.innerText()).match(/KM-\d{7}/)?.[0] ?? '';
  expect(code).not.toBe('');
  await page
    .getByText('Nothing is due.')
    .or(page.getByRole('link', { name: /^Renew for/ }))
    .first()
    .waitFor();
  await visit(page, '/member-donations');
  await page.getByRole('heading', { name: 'My donations' }).waitFor();
  await expect.poll(() => isKept(page)).toBe(true);
  const cached = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);

  // A new start without a connection, from the address of the installed app.
  await page.context().setOffline(true);
  await page.goto('/');
  await page.waitForURL('**/membership-details/view');
  await page.getByText('You are offline.').waitFor();
  await card.getByText(code).waitFor();
  await card.getByRole('img').waitFor();
  await expect.poll(() => isOnePage(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await pictures(page, 'member area offline');
  await page.goto('/member-donations');
  await page.getByRole('heading', { name: 'My donations' }).waitFor();
  await page.getByText('You are offline.').waitFor();

  // Back on the line it is as before, and leaving leaves nothing behind.
  await page.context().setOffline(false);
  await visit(page, '/membership-details/view');
  await card.getByText(code).waitFor();
  await expect.poll(() => page.getByText('You are offline.').count()).toBe(0);
  await page.getByRole('button', { name: /Pema/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => kept(page)).toEqual({ answers: null, caches: [], workers: 0 });
  await page.context().setOffline(true);
  await expect(page.goto('/membership-details/view')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

testInProve(
  'the product can be installed: its manifest and icons are there for public pages too',
  async () => {
    const page = await openFirstPage(widths.phone);
    for (const path of ['/home', '/login']) {
      await page.goto(path);
      expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/manifest.webmanifest');
      expect(await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')).toBe(
        '/apple-touch-icon.png',
      );
      expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon.svg');
    }
    const answer = await page.request.get('/manifest.webmanifest');
    const manifest = (await answer.json()) as {
      start_url: string;
      display: string;
      icons: { src: string }[];
    };
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    for (const src of [...manifest.icons.map((icon) => icon.src), '/apple-touch-icon.png']) {
      const icon = await page.request.get(src);
      expect(icon.headers()['content-type']).toMatch(/^image\//);
    }
  },
);
