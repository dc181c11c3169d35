import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What the page keeps from people who see, hear or move differently: one sentence for each fault, with its place. */
export async function findBarriers(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      }),
    what === 'colours' ? { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } : null,
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
