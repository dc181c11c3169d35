import axe from 'axe-core';
import type { Page } from 'playwright-core';

const aboutColours = ['color-contrast', 'link-in-text-block'];

const rulesFor = {
  everything: {},
  colours: { runOnly: { type: 'rule' as const, values: aboutColours } },
  shapes: { rules: Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }])) },
};

/**
 * What the page keeps from people who see, hear or move differently: one sentence for each fault, with its place.
 * Colours are most of the work.
 */
export async function findBarriers(
  page: Page,
  what: keyof typeof rulesFor = 'everything',
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
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

/** Everything that decides how well texts stand out on this page. */
export const coloursOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .map(
        ({
          color,
          backgroundColor,
          backgroundImage,
          opacity,
          filter,
          mixBlendMode,
          textDecoration,
          fontWeight,
        }) =>
          [
            color,
            backgroundColor,
            backgroundImage,
            opacity,
            filter,
            mixBlendMode,
            textDecoration,
            fontWeight,
          ].join(' '),
      )
      .join('\n'),
  );
