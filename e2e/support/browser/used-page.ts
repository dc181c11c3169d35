import type { BrowserContext, CDPSession, Disposable, Page } from 'playwright-core';

/** An address of the same product that draws nothing: for another one the browser would start another process. */
export const emptyPage = '/api/health';

/** The events that tests listen to, and Playwright itself does not. */
const heard = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** Calls that change a page for good. */
const lasting = ['emulateMedia', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'] as const;
const lastingClock = ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/**
 * A page that one test after the other uses, since opening one and starting its process costs as much as what most of
 * them show. In between everything is undone; where that cannot be done, it says so.
 */
export class UsedPage {
  readonly page: Page;
  #session: CDPSession;
  #scripts: Disposable[] = [];
  #isChangedForGood = false;

  static async openIn(context: BrowserContext): Promise<UsedPage> {
    const page = await context.newPage();
    return new UsedPage(page, await context.newCDPSession(page));
  }

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    const changed = () => {
      this.#isChangedForGood = true;
    };
    notice(page, ['addInitScript'], (script) => this.#scripts.push(script as Disposable));
    notice(page, lasting, changed);
    notice(page.clock, lastingClock, changed);
    notice(page.context(), ['addInitScript', 'newCDPSession', 'grantPermissions', 'setGeolocation'], changed);
  }

  /** Answers whether the page is as it was when it was opened, but for its size and the files that it has at hand. */
  async undo(origin: string): Promise<boolean> {
    const { page } = this;
    const context = page.context();
    if (this.#isChangedForGood || page.isClosed()) return false;
    for (const event of heard) page.removeAllListeners(event);
    await Promise.all(this.#scripts.map((script) => script.dispose()));
    this.#scripts = [];
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(`${origin}${emptyPage}`);
    await page.evaluate(() => sessionStorage.clear());
    await context.clearCookies();
    await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await this.#session.send('Page.resetNavigationHistory');
    return true;
  }
}

/** Tells of each call of these methods what it answered. */
function notice<On extends object>(
  on: On,
  names: readonly (keyof On)[],
  note: (answer: unknown) => void,
): void {
  for (const name of names) {
    const method = on[name] as (...args: unknown[]) => Promise<unknown>;
    const noticed = async (...args: unknown[]) => {
      const answer = await method.apply(on, args);
      note(answer);
      return answer;
    };
    Object.assign(on, { [name]: noticed });
  }
}
