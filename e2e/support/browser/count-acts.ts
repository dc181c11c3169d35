import type { Page } from 'playwright-core';

/** What a person does with their hands. */
export interface Acts {
  clicks: number;
  taps: number;
  keys: number;
}

/**
 * Counts what is done on a page from its own events, on every document that it opens. What a script of the test puts into
 * a field makes no such event, so what is to be counted has to be pressed and typed.
 */
export async function countActs(page: Page): Promise<Readonly<Acts>> {
  const acts: Acts = { clicks: 0, taps: 0, keys: 0 };
  await page.exposeFunction('countAct', (kind: keyof Acts) => {
    acts[kind] += 1;
  });
  await page.addInitScript(tellActs);
  return acts;
}

/** Runs in the page, before its own scripts. A key that is held down is one key, and so is one with Shift or Ctrl. */
function tellActs(): void {
  const { countAct } = globalThis as unknown as { countAct: (kind: string) => void };
  const tell = (kind: string) => countAct(kind);
  addEventListener(
    'pointerdown',
    ({ isTrusted, pointerType }) => isTrusted && tell(pointerType === 'touch' ? 'taps' : 'clicks'),
    true,
  );
  addEventListener(
    'keydown',
    ({ isTrusted, repeat, key }) =>
      isTrusted && !repeat && !/^(Shift|Control|Alt|Meta)$/.test(key) && tell('keys'),
    true,
  );
}
