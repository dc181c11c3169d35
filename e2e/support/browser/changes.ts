import type { Page } from 'playwright-core';

/** How often something was changed, by calls or on any page. */
let changes = 0;
export const noteChange = (): void => {
  changes += 1;
};

interface PageKnowledge {
  seen: Set<string>;
  /** Its own changes, which a page knows of. */
  own: number;
  /** What others had changed when it was loaded. */
  byOthers: number;
}
const pages = new WeakMap<Page, PageKnowledge>();

const knownBy = (page: Page): PageKnowledge => pages.get(page) ?? { seen: new Set(), own: 0, byOthers: -1 };

/** From now on what this page saves is known to it, and not to others. */
export function noteChangesOf(page: Page): void {
  if (!pages.has(page)) noteWhatChangesLoads(page);
  pages.set(page, knownBy(page));
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return;
    noteChange();
    knownBy(page).own += 1;
  });
}

/** The page was loaded and knows everything up to now. */
export function rememberLoad(page: Page, path: string): void {
  const known = knownBy(page);
  pages.set(page, { ...known, seen: new Set([path]), byOthers: changes - known.own });
}

/** Whether nothing was changed elsewhere since the page was loaded, and it asks for everything on a screen. */
export function knowsAllChanges(page: Page, path: string): boolean {
  const { seen, own, byOthers } = knownBy(page);
  const isNew = !seen.has(path);
  seen.add(path);
  return isNew && byOthers === changes - own;
}

/** What the browser is told to do with a page shows only once the page is loaded again. */
function noteWhatChangesLoads(page: Page): void {
  for (const name of ['addInitScript', 'route'] as const) {
    const tell = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const noticed = (...args: unknown[]) => {
      noteChange();
      return tell(...args);
    };
    Object.assign(page, { [name]: noticed });
  }
}
