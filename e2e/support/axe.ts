import axe from 'axe-core';
import type { Page } from 'playwright-core';

export const aboutColours = ['color-contrast', 'link-in-text-block'];

/** Of the other rules, those that ask where something stands; the rest is the same whichever side one reads from. */
const aboutPlaces = ['scrollable-region-focusable', 'skip-link', 'region'];

const only = (values: string[]) => ({ runOnly: { type: 'rule' as const, values } });

const rulesFor = {
  everything: {},
  colours: only(aboutColours),
  places: only(aboutPlaces),
  shapes: { rules: Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }])) },
};

export async function addAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
}

/**
 * What the page keeps from people who see, hear or move differently: one sentence for each fault, with its place.
 * Colours are most of the work.
 */
export async function findBarriers(
  page: Page,
  what: keyof typeof rulesFor = 'everything',
): Promise<string[]> {
  await addAxe(page);
  const { violations } = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], ...rules }),
    rulesFor[what] as axe.RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}
