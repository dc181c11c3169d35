import type { ScreenPath } from '@kathok/contract';
import type { ScreenAccess } from '../../lib/route.ts';

/**
 * What the handbook says about a screen. A label of the product stands between double stars, **Save**, exactly as
 * the screen shows it; where the screen puts something in, three dots stand for it: **Record …**. A test looks them up.
 */
export type PageText = {
  /** Other addresses that this page is about, such as those to add and to edit. */
  alsoFor?: readonly ScreenPath[];
  /** What the screen is for, in one or two sentences. */
  purpose: string;
  /** How to use it. */
  steps: readonly string[];
  keys?: Readonly<Record<string, string>>;
  /** Rights that single steps need besides those that open the screen. */
  alsoNeeds?: readonly Exclude<ScreenAccess, string>[];
  /** Pages to read next. */
  see?: readonly ScreenPath[];
};

/** The pages of one part of the office, by the address of their screen. */
export type AreaText = { heading: string; pages: { readonly [Screen in ScreenPath]?: PageText } };
