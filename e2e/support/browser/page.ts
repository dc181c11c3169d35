import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished, type TestContext } from 'vitest';
import { emptiedProfile, newProfile, type Profile } from './profile.ts';
import { screenshotOfFailure } from '../screens/screenshot.ts';

/** A page in a browser profile of its own, closed when the test ends. */
export const openPage = async (options?: BrowserContextOptions): Promise<Page> =>
  watched(await emptiedProfile(options));

/** The same for somebody who was never here and has to fetch everything. */
export const openFirstPage = async (options?: BrowserContextOptions): Promise<Page> =>
  watched(await newProfile(options));

/**
 * An error in the page's own code, or something its content policy refused, fails the test; where a test failed, a picture
 * is kept of each page it had open, and what they said is told with the error.
 */
function watched({ page, close }: Profile): Page {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // The browser also reports every answer of 4xx here; those are part of some stories.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    if (isFailed) await tellWhatWasSeen(page.context().pages(), task);
    await close({ isKept: !isFailed });
    expect(faults).toEqual([]);
  });
  return page;
}

async function tellWhatWasSeen(pages: readonly Page[], { name, result }: TestContext['task']): Promise<void> {
  const seen: string[] = [];
  for (const [at, page] of pages.entries()) {
    await screenshotOfFailure(page, `${name} ${at}`);
    const text = (await page.evaluate(whatIsRead)).replaceAll(/\s+/g, ' ');
    seen.push(`${page.url()} ended with: ${text.slice(-600)}`);
  }
  const [error] = result?.errors ?? [];
  if (!error) return;
  error.message = [...seen, error.message].join('\n');
  // Where only one of the two is printed, it is the stack.
  error.stack = [...seen, error.stack].join('\n');
}

/** Runs in the page. */
const whatIsRead = (): string =>
  (
    document.querySelector<HTMLElement>('dialog[open], [role=dialog]') ??
    document.querySelector('main') ??
    document.body
  ).innerText;
