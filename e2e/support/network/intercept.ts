import type { Page } from 'playwright-core';
import { emptyPage } from '../browser/used-page.ts';

const probe = `${emptyPage}?intercepted`;

const showsNothing = (page: Page) => page.url() === 'about:blank' || page.url().endsWith(emptyPage);

/**
 * What `page.route` does, also for a page that is open: there Playwright goes on before the page knows of it, and on a
 * busy machine one in ten actions that follow at once would pass by.
 */
export async function intercept(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route);
  if (showsNothing(page)) return;
  await page.route(`**${probe}`, (asked) => asked.fulfill({ status: 204 }));
  await page.evaluate(async (address) => {
    for (let tries = 0; (await fetch(address)).status !== 204; tries += 1) {
      if (tries > 3000) throw new Error('The page was never told what to intercept.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, probe);
}
