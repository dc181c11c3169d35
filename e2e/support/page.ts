import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { emptiedProfile, newProfile, type Profile } from './profile.ts';
import { screenshotOfFailure } from './screenshot.ts';

/** A page in a browser profile of its own, closed when the test ends. */
export const openPage = async (options?: BrowserContextOptions): Promise<Page> =>
  watched(await emptiedProfile(options));

/** The same for somebody who was never here and has to fetch everything. */
export const openFirstPage = async (options?: BrowserContextOptions): Promise<Page> =>
  watched(await newProfile(options));

/**
 * An error in the page's own code, or something its content policy refused, fails the test; a picture is kept of a page
 * on which a test failed.
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
    if (isFailed && !page.isClosed()) await screenshotOfFailure(page, task.name);
    await close({ isKept: !isFailed });
    expect(faults).toEqual([]);
  });
  return page;
}
