import type { Page } from 'playwright-core';
import { findViolations } from './axe-rules.ts';
import { findFaintTexts, type LooksThatPassed } from './faint-texts.ts';

/** How well a text stands out follows from its look alone, whichever journey of this process met it first. */
const passed: LooksThatPassed = new Set();

/** What the page keeps from people who see, hear or move differently: one sentence for each fault, with its place. */
export const findBarriers = async (page: Page): Promise<string[]> => [
  ...(await findViolations(page, 'shapes')),
  ...(await findFaintTexts(page, passed)),
];
