import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Less than half of what `axe.source` is, and it goes to every page that is looked at. Seventeen letters beyond Latin-1
 * would make the text twice as long in memory on its whole way there.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[\u0080-\uffff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

export const aboutColours = ['color-contrast', 'link-in-text-block'];

const rulesFor = {
  colours: { runOnly: { type: 'rule' as const, values: aboutColours } },
  shapes: { rules: Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }])) },
};

export async function addAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
}

/** What is against these rules: one sentence for each fault, with its place. */
export async function findViolations(page: Page, what: keyof typeof rulesFor): Promise<string[]> {
  await addAxe(page);
  const violations = await page.evaluate(async (rules) => {
    const ask = (selectors: boolean) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        selectors,
        ...rules,
      });
    // To find a selector for every part of a page takes a third of the time; only what is against a rule has to be found again.
    const isFaultless = (await ask(false)).violations.length === 0;
    return isFaultless ? [] : (await ask(true)).violations;
  }, rulesFor[what] as axe.RunOptions);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}
