import { settings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('the settings are corrected where they are wrong, kept, and shown to everybody', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/settings');
  await page.getByLabel('Receipt number prefix').fill('K1');
  await page.getByRole('button', { name: 'Add a question' }).click();
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  await tabs.getByRole('link', { name: 'Memberships' }).click();
  await page.getByLabel('Days of grace').fill('many');
  await page.getByRole('button', { name: 'Save settings' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: /Question \(\d+\): must not be empty/ }).waitFor();
  await summary.getByRole('link', { name: /Receipt number prefix/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('receiptPrefix');
  await page.getByLabel('Receipt number prefix').fill('km');
  // The error led back to the page of its field; another one leads on from there.
  await summary.getByRole('link', { name: /Days of grace/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('defaultGraceDays');
  await page.getByLabel('Days of grace').fill('30');
  await page.getByLabel('Reminders (days before expiry)').fill('60, 14');
  await tabs.getByRole('link', { name: 'Centre' }).click();
  await page.getByLabel('Question', { exact: true }).last().fill('May I bring my children?');
  await page.getByLabel('Answer', { exact: true }).last().fill('Always.');
  // Somebody else changes something else in the meantime.
  const token = await tokenOf('Administrator');
  await ask(settings.update, { body: { smsSender: 'KATHOK' } }, token);
  const chooser = page.locator('input[type=file]#logo');
  await chooser.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(dot, 'base64'),
  });
  await page.getByRole('img', { name: 'Logo' }).first().waitFor();
  const { logo: before } = await ask(settings.getPublic, {});
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved.').waitFor();

  const shown = await ask(settings.getPublic, {});
  expect(shown).toMatchObject({ receiptPrefix: 'KM', logo: expect.stringMatching(/^\/settings\/logo/) });
  expect(shown.logo).not.toBe(before);
  expect(shown.faq.at(-1)).toMatchObject({ question: 'May I bring my children?', answer: 'Always.' });
  expect(await ask(settings.get, {}, token)).toMatchObject({ reminderDays: [60, 14], smsSender: 'KATHOK' });

  // The sample centre is left as it was.
  await ask(
    settings.update,
    { body: { faq: shown.faq.slice(0, -1), reminderDays: [30, 7, 0], smsSender: null } },
    token,
  );
  await ask(settings.removeLogo, {}, token);
});
