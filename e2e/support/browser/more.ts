import type { Locator, Page } from 'playwright-core';

/** Opens what stands behind three dots, and chooses from it. */
export async function chooseMore(within: Page | Locator, act: string, menu = 'More'): Promise<void> {
  await within.getByRole('button', { name: menu, exact: true }).click();
  await within.locator('.more-list').getByText(act, { exact: true }).click();
}
