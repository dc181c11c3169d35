import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { howToLaunch, productUrl } from '../product/journey.ts';
import { UsedPage } from './used-page.ts';

const desk = { width: 1440, height: 900 };

/** Each process launches its own browser: controlling one elsewhere takes twice as much processor time. */
let browser: Promise<Browser> | undefined;

export interface Profile {
  page: Page;
  /** A page on which a test has failed is not kept for the next one. */
  close(how: { isKept: boolean }): Promise<void>;
}

/** A profile of the browser with a page in it: nothing stored, nothing fetched before. */
export async function newProfile(options: BrowserContextOptions = {}): Promise<Profile> {
  const context = await newContext(options);
  return { page: await context.newPage(), close: () => context.close() };
}

/** Pages that nobody uses now, by what was said of the person. */
const atHand = new Map<string, UsedPage[]>();

/**
 * The page that such a person used before in this process, emptied, but with the files of the product at hand, as
 * they are for everybody who comes again. Fetching and compiling them is half of the work of a first visit.
 */
export async function emptiedProfile(options: BrowserContextOptions = {}): Promise<Profile> {
  const origin = productUrl();
  const { viewport = desk, ...others } = options;
  const key = JSON.stringify([origin, others]);
  const waiting = atHand.get(key) ?? [];
  atHand.set(key, waiting);
  const used = waiting.pop() ?? (await UsedPage.openIn(await newContext(options)));
  const { page } = used;
  const context = page.context();
  if (viewport) await page.setViewportSize(viewport);
  return {
    page,
    async close({ isKept }) {
      await Promise.all(context.pages().map((open) => open !== page && open.close()));
      if (isKept && (await used.undo(origin))) waiting.push(used);
      else await context.close();
    },
  };
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch(howToLaunch());
  const context = await (await browser).newContext({ baseURL: productUrl(), viewport: desk, ...options });
  // A busy machine may take long to show something; what never comes still fails.
  context.setDefaultTimeout(180_000);
  await context.addInitScript(reportPolicyViolations);
  return context;
}

/** Runs in the page. What is refused inside a `try` shows nowhere else, but a browser reports it to the centre all the same. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`content policy: ${violatedDirective} refused ${blockedURI} in ${sourceFile}`),
  );
}
