import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFirstPage, openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { listOfToday } from '../support/screens/ritual-screens.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { visit } from '../support/screens/visit.ts';

/** The files are kept, and a list. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const pages = await caches.match('/membership-details/view');
    const lists = (await indexedDB.databases()).map(({ name }) => name);
    return Boolean(registration?.active && pages) && lists.includes('ritual-lists');
  });

/** The one list of the store as it lies on the device: its names cannot be read in it. */
const keptText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('ritual-lists');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('lists').objectStore('lists').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            const texts = (all.result as { sealed: ArrayBuffer }[]).map(({ sealed }) =>
              new TextDecoder().decode(sealed),
            );
            resolve(JSON.stringify(all.result) + texts.join(' '));
          });
        });
      }),
  );

const left = (page: Page) =>
  page.evaluate(async () => ({
    lists: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

test('a reader reads on without a connection, and a second one sees it when it is back', async () => {
  const { dayId } = await listOfToday('Lamps without a network');
  const page = await openFirstPage(widths.phone);
  await signIn(page, 'Reader');
  await visit(page, '/rituals/today');
  await page.getByRole('listitem').filter({ hasText: 'Lamps without a network' }).getByRole('link').click();
  const name = (text: string) => page.getByRole('button', { name: text });
  await name('Aum Pema Lhamo').click();
  await page.getByText('1 of 4 read').waitFor();
  await expect.poll(() => isKept(page)).toBe(true);
  expect(await keptText(page)).not.toContain('Dorji');
  expect(await findBarriers(page)).toEqual([]);
  expect(await isOnePage(page)).toBe(true);

  // A phone that was put away opens the list anew.
  await page.context().setOffline(true);
  await page.goto(`/rituals/days/${dayId}`);
  await name('Ap Dorji Wangdi').click();
  await page.getByText('2 of 4 read').waitFor();
  await page.getByText('No connection since').waitFor();
  await page.goto(`/rituals/days/${dayId}`);
  await page.getByText('1 tick is kept on this device').waitFor();
  await pictures(page, 'list of the day offline');

  const other = await openPage(widths.phone);
  await signIn(other, 'Membership officer');
  await visit(other, `/rituals/days/${dayId}`);
  await other.getByText('1 of 4 read').waitFor();
  await other.getByRole('button', { name: 'Ap Dorji Wangdi' }).click();
  await other.getByText('2 of 4 read').waitFor();

  await page.context().setOffline(false);
  await page.getByText('1 tick was sent').waitFor();
  await page.getByRole('button', { name: 'Read all, 2 left' }).click();
  await page.getByRole('button', { name: 'All are read' }).click();
  await page.getByRole('heading', { name: 'All 4 names are read' }).waitFor();
  await visit(other, `/rituals/days/${dayId}`);
  await other.getByText(/^Lopen Tenzin, /).waitFor();

  // Who leaves leaves nothing behind.
  await visit(page, '/apps/user/view');
  await page.getByRole('button', { name: /Lopen Tenzin/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => left(page)).toEqual({ lists: [], caches: [] });
});
