import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { aboutColours, addAxe, findViolations } from './axe-rules.ts';

/** The looks of texts that stand out well, and the texts that nobody can judge, as far as a tour has met them. */
export type LooksThatPassed = Set<number>;

/**
 * Texts that do not stand out from what is behind them. How well a text stands out follows from its own style and from
 * those of everything it stands in, so texts that are alike in all of these are looked at until one has passed: a row of
 * a list stands for the others, and the menu of one screen for that of the next. Texts that axe never judges, such as one on a
 * picture, are asked about once: asking again and again took most of the time.
 */
export async function findFaintTexts(page: Page, passed: LooksThatPassed): Promise<string[]> {
  await addAxe(page);
  const { isFaint, looks } = await page.evaluate(lookAtTexts, {
    rules: aboutColours,
    passed: [...passed],
    lasting: lastingReasons,
  });
  for (const look of looks) passed.add(look);
  return isFaint ? findViolations(page, 'colours') : [];
}

/** Why axe cannot judge a text, wherever it meets one that looks and reads like it. Others, as being covered, pass. */
const lastingReasons = ['bgGradient', 'bgImage', 'imgNode', 'nonBmp', 'pseudoContent', 'shortTextContent'];

interface Judged {
  rules: string[];
  passed: number[];
  lasting: string[];
}

/** Runs in the page. */
async function lookAtTexts({ rules, passed, lasting }: Judged) {
  const known = new Set(passed);
  const waiting = new Map<number, Element[]>();

  const inside = {
    hasText: (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),

    /** 53 bits (cyrb53): two looks share a number only by an unbelievable accident. */
    numberOf(text: string): number {
      let [a, b] = [0xdeadbeef, 0x41c6ce57];
      for (let i = 0; i < text.length; i++) {
        a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
        b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
      }
      a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
      b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
      return 4294967296 * (2097151 & b) + (a >>> 0);
    },
  };

  const lookOf = (element: Element, around: number) => {
    const style = getComputedStyle(element);
    return inside.numberOf(
      [
        around,
        element.tagName,
        element.getAttribute('class'),
        element.getAttribute('type'),
        // Nobody has to read what is out of use, and a link inside a sentence has to differ from it.
        element.matches(':disabled, [aria-disabled=true], [inert]'),
        element.parentElement !== null && inside.hasText(element.parentElement),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.filter,
        style.mixBlendMode,
        style.textDecoration,
        style.textShadow,
        style.fontSize,
        style.fontWeight,
        style.position,
        style.borderBottom,
      ].join('|'),
    );
  };

  /** The number of a text with its words, which decide whether axe can judge it. */
  const textOf = (element: Element, look: number) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return inside.numberOf([look, ...own.map((node) => node.nodeValue?.trim())].join('|'));
  };

  function gather(element: Element, around: number): void {
    const look = lookOf(element, around);
    const isText = inside.hasText(element) || element.matches('input, select, textarea');
    if (isText && !known.has(look) && !known.has(textOf(element, look)) && element.checkVisibility())
      waiting.set(look, [...(waiting.get(look) ?? []), element]);
    for (const child of element.children) gather(child, look);
  }

  async function ask(elements: Element[]) {
    if (elements.length === 0) return { violations: [], passes: [], incomplete: [] };
    return (globalThis as unknown as { axe: typeof axe }).axe.run(
      { include: elements as never },
      {
        runOnly: { type: 'rule', values: rules },
        resultTypes: ['violations', 'passes', 'incomplete'],
        selectors: false,
        elementRef: true,
      },
    );
  }

  gather(document.documentElement, 0);
  const looks: number[] = [];
  const mayBeJudgedElsewhere = new Set<Element | undefined>();
  let isFaint = false;
  /** Some texts cannot be judged, such as one that is covered: then the others that look like it are asked about. */
  for (const some of [(all: Element[]) => all.slice(0, 2), (all: Element[]) => all.slice(2)]) {
    const { violations, passes, incomplete } = await ask([...waiting.values()].flatMap(some));
    isFaint ||= violations.length > 0;
    const judged = new Set(
      passes
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes.map((node) => node.element)),
    );
    for (const { element, any } of incomplete.flatMap(({ nodes }) => nodes))
      if (
        !any.some(({ data }) => lasting.includes((data as { messageKey?: string } | null)?.messageKey ?? ''))
      )
        mayBeJudgedElsewhere.add(element);
    for (const [look, elements] of waiting) {
      if (!elements.some((element) => judged.has(element as HTMLElement))) continue;
      looks.push(look);
      waiting.delete(look);
    }
  }
  // Where a text is faint, all are asked about again.
  for (const [look, elements] of isFaint ? [] : waiting)
    for (const element of elements) if (!mayBeJudgedElsewhere.has(element)) looks.push(textOf(element, look));
  return { isFaint, looks };
}
