import { EventEmitter, once } from 'node:events';
import type { Page, Route } from 'playwright-core';
import { intercept } from './intercept.ts';

/**
 * Not by the option `times`: after the last route of a page has been used up, Playwright intercepts nothing more, and the
 * browser lets go what is still held.
 */
async function holdNext(
  page: Page,
  address: string,
  end: (route: Route) => Promise<void>,
): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  let isNext = true;
  await intercept(page, address, async (route) => {
    if (!isNext) return route.fallback();
    isNext = false;
    await opened;
    return end(route);
  });
  return () => gate.emit('open');
}

/** The next call of this kind waits, until what is returned lets it go on. */
export const holdAnswer = (page: Page, address: string) =>
  holdNext(page, address, (route) => route.fallback());

/** The next call of this kind waits, until what is returned breaks its connection. */
export const holdAndLose = (page: Page, address: string) => holdNext(page, address, (route) => route.abort());
