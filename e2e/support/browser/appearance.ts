import type { Page } from 'playwright-core';

export interface Appearance {
  skin?: 'light' | 'bordered' | 'dark' | 'semi-dark';
  dir?: 'ltr' | 'rtl';
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

/** The same page in another skin or direction, as the preferences draw it (apps/web/src/shared/appearance/preferences.ts), without opening it again. */
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
