import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { pictureOf } from '../support/files/picture.ts';
import { visit } from '../support/screens/visit.ts';

/** Presses Tab until a control has this name; what cannot be reached that way does not exist here. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const here = document.activeElement as HTMLInputElement | null;
      const label = here?.labels?.[0]?.textContent ?? here?.getAttribute('aria-label') ?? here?.textContent;
      return label?.trim() ?? '';
    });
    if (name.test(found)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('from the start page to the slip without touching a mouse', async () => {
  const page = await openPage();
  const { keyboard } = page;
  const folder = await mkdtemp(join(tmpdir(), 'kathok-slip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const slip = join(folder, 'slip.png');
  writeFileSync(slip, pictureOf(Date.now() % 2 ** 31));
  // From the beginning: a browser that is busy may open its own window before it hears that somebody wants to answer.
  page.once('filechooser', (chooser) => void chooser.setFiles(slip));
  await visit(page, '/home');
  await keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await keyboard.press('Enter');
  await tabTo(page, /^Make an offering$/);
  await keyboard.press('Enter');
  await page.waitForURL('**/donate');
  await tabTo(page, /^Choose a donation$/);
  await keyboard.press('Enter');
  await page.waitForURL('**/non-member/donate');

  await tabTo(page, /^Butter lamps$/);
  await tabTo(page, /^Nu\. 500/);
  await keyboard.press('ArrowRight');
  await tabTo(page, /^Name/);
  await keyboard.type('Dorji Wangmo');
  await tabTo(page, /^Phone/);
  await keyboard.type('17614208');
  await tabTo(page, /^Dedicate this offering/);
  await keyboard.press('Enter');
  await tabTo(page, /^Deceased/);
  await keyboard.type('Aum Pema');
  await tabTo(page, /^Continue with Nu\. 1,050$/);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pay Nu. 1,050' }).waitFor();
  // The page is drawn before its script has come, and without it a button opens nothing.
  await page.waitForLoadState('networkidle');

  await tabTo(page, /^Choose a picture$/);
  await keyboard.press('Enter');
  await page.getByText('slip.png').waitFor();
  await tabTo(page, /^Journal number/);
  await keyboard.type(String(Date.now() % 1_000_000_000));
  await tabTo(page, /^Bank you paid from/);
  await keyboard.type('T Bank');
  await keyboard.press('Escape');
  await tabTo(page, /^Send slip for Nu\. 1,050$/);
  await keyboard.press('Enter');
  await page.waitForURL(/payment-status$/);
  await page.getByText('Being checked').waitFor();
});
