import { EventEmitter, once } from 'node:events';
import type { Page, Route } from 'playwright-core';

/** The next call of this kind waits, until what is answered here lets it go on. */
export async function holdAnswer(page: Page, address: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const goOn = async (route: Route) => {
    await opened;
    await route.continue();
  };
  await page.route(address, goOn, { times: 1 });
  return () => gate.emit('open');
}
