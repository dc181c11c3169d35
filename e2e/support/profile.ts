import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { browserEndpoint, productUrl } from './journey.ts';

let browser: Promise<Browser> | undefined;

export interface Profile {
  page: Page;
  close(): Promise<void>;
}

/** A profile of the browser with a page in it: nothing stored, nothing fetched before. */
export async function newProfile(options: BrowserContextOptions = {}): Promise<Profile> {
  const context = await newContext(options);
  return { page: await context.newPage(), close: () => context.close() };
}

/** Those that nobody uses now, by what was said of the person. */
const atHand = new Map<string, BrowserContext>();

/**
 * The profile that such a person used before in this process, emptied, but with the files of the product at hand, as
 * they are for everybody who comes again. Fetching and compiling them is half of the work of a first visit.
 */
export async function emptiedProfile(options: BrowserContextOptions = {}): Promise<Profile> {
  const key = JSON.stringify([productUrl(), options]);
  const context = atHand.get(key) ?? (await newContext(options));
  atHand.delete(key);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: productUrl(), storageTypes: 'all' });
  await session.detach();
  return {
    page,
    async close() {
      await Promise.all(context.pages().map((open) => open.close()));
      await context.clearCookies();
      await context.setOffline(false);
      if (atHand.has(key)) await context.close();
      else atHand.set(key, context);
    },
  };
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.connect(browserEndpoint());
  const context = await (
    await browser
  ).newContext({ baseURL: productUrl(), viewport: { width: 1440, height: 900 }, ...options });
  // A busy machine may take long to show something; what never comes still fails.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(reportPolicyViolations);
  return context;
}

/** Runs in the page. What is refused inside a `try` shows nowhere else, but a browser reports it to the centre all the same. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`content policy: ${violatedDirective} refused ${blockedURI} in ${sourceFile}`),
  );
}
