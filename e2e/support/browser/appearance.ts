import type { Page } from 'playwright-core';

export interface Appearance {
  skin?: 'light' | 'bordered' | 'dark' | 'semi-dark';
  dir?: 'ltr' | 'rtl';
  menu?: 'vertical' | 'horizontal';
  transition?: 'none';
}

/** Opens pages as if the visitor had made these choices before. */
export async function chooseAppearance(page: Page, appearance: Appearance): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('appearance', chosen),
    JSON.stringify(appearance),
  );
}

/** Draws the open page in another skin or direction, as apps/web/src/shared/appearance/preferences.ts does, without loading it again. */
export async function changeAppearance(page: Page, { skin, dir }: Appearance): Promise<void> {
  if (!skin && !dir) return;
  await page.evaluate(
    ([skin, dir]) => {
      const root = document.documentElement;
      if (skin) root.dataset['skin'] = skin;
      if (dir) root.dir = dir;
    },
    [skin, dir],
  );
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
}
