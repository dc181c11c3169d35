import type { Page } from 'playwright-core';

/** Opens the drawer for money that is not ours, on the page of a paid fee or donation. */
export async function askToGiveBack(page: Page) {
  await page.getByRole('button', { name: 'Correct…' }).click();
  await page.getByRole('dialog').getByLabel('The money is not ours').check();
  return page.getByRole('dialog', { name: 'Reverse the payment' });
}
