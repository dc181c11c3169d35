import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { accountOf } from '../support/records/sign-in.ts';

const focused = 'document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent';

test('from the address bar to the list of users without a mouse', async () => {
  const { username, password } = await accountOf('Administrator');
  const page = await openPage();
  await page.goto('/login');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
  const stepTo = async (name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press(key);
      if (name.test((await page.evaluate<string | null>(focused)) ?? '')) return;
    }
    throw new Error(`${key} never reached ${name}.`);
  };

  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await stepTo(/Show the password/);
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('input[name=password]').getAttribute('type')).toBe('text');
  await stepTo(/^Log in$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  // The focus arrives at the content; the menu stands before it.
  await page.waitForFunction(() => document.activeElement?.matches('h1, main'));
  await stepTo(/^Users$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/user/list');
  await page.getByRole('link', { name: 'Dechen Wangmo' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await expect.poll(() => page.evaluate(focused)).toBe('Users');
});
