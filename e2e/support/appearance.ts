import type { Page } from 'playwright-core';

export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
export const directions = ['ltr', 'rtl'] as const;

export interface Appearance {
  skin?: (typeof skins)[number];
  dir?: (typeof directions)[number];
  menu?: 'vertical' | 'horizontal';
  transition?: 'none';
}

/** As if the visitor had made these choices before. */
export async function chooseAppearance(page: Page, appearance: Appearance): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('appearance', chosen),
    JSON.stringify(appearance),
  );
}
