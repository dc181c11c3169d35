import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Goes to a screen and waits until what it shows is there: its heading, its data, and nothing still moving. */
export async function visit(page: Page, path: string): Promise<void> {
  const isQuiet = watchRequests(page);
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await isQuiet();
  await settle(page);
}

/**
 * Goes from one screen of the office to another as a link does, without loading the program again, which is more than half
 * of the work of a visit.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  const isQuiet = watchRequests(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await isQuiet();
  // The next screen is drawn in pieces; only an idle page has drawn the last one.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.locator('h1').first().waitFor();
  await settle(page);
}

/** Waits until nothing is being fetched or drawn any more. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy=true]') &&
      // A page that the server drew is there before its script is.
      Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')) &&
      document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
}

/** Playwright's own `networkidle` waits for half a second of silence, which adds up over hundreds of visits. */
export function watchRequests(page: Page): () => Promise<void> {
  const network = { open: 0, changedAt: performance.now() };
  const change = (by: number) => () => {
    network.open += by;
    network.changedAt = performance.now();
  };
  const [begin, end] = [change(1), change(-1)];
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    while (network.open > 0 || performance.now() - network.changedAt < 100) await pause(20);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}
