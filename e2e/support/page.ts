import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { browserEndpoint, productUrl } from './journey.ts';
import { screenshot } from './screenshot.ts';

let browser: Promise<Browser> | undefined;

/**
 * A page in a browser profile of its own, closed when the test ends. An error in the page's own code, or something
 * its content policy refused, fails the test; a picture is kept of a page on which a test failed.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.connect(browserEndpoint());
  const context = await (
    await browser
  ).newContext({
    baseURL: productUrl(),
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  // A busy machine may take long to show something; what never comes still fails.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(reportPolicyViolations);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // The browser also reports every answer of 4xx here; those are part of some stories.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' && !page.isClosed()) await screenshot(page, `failed ${task.name}`);
    await context.close();
    expect(faults).toEqual([]);
  });
  return page;
}

/** Runs in the page. What is refused inside a `try` shows nowhere else, but a browser reports it to the centre all the same. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`content policy: ${violatedDirective} refused ${blockedURI} in ${sourceFile}`),
  );
}
