import { settings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('papers are shown with what is typed, before it is saved, and marked as samples', async () => {
  const before = await ask(settings.get, {}, await tokenOf('Administrator'));
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/settings#part-signatory');
  const sample = page.getByRole('region', { name: 'Sample document' });
  await sample.getByText('Sample', { exact: true }).waitFor();
  await page.getByLabel('Signatory name').fill('Lopen Preview Dorji');
  await page.getByRole('radio', { name: 'Water' }).check();
  await sample.getByText('Lopen Preview Dorji').waitFor();
  const paper = sample.getByRole('article', { name: /^Receipt / });
  await expect
    .poll(() => paper.evaluate((sheet) => getComputedStyle(sheet).getPropertyValue('--paper')))
    .toBe('#2f6a40');

  await page.getByRole('button', { name: 'PIT certificate' }).click();
  const typed = 'Words of the year that were just typed.';
  await page.getByLabel('Certificate wording').first().fill(typed);
  await sample.getByText(typed).waitFor();
  const years = page.getByRole('combobox', { name: 'Income year' });
  const [, earlier] = await years.locator('option').allTextContents();
  await years.selectOption(earlier!);
  await sample.getByText(`PIT/${earlier}/`).first().waitFor();
  expect(await sample.getByText(typed).count()).toBe(0);

  await page.getByRole('radio', { name: 'Another colour' }).check();
  await page.getByLabel('Colour, such as #7d2429').fill('red');
  await sample.getByText('Correct the marked fields to see the preview.').waitFor();
  expect(await ask(settings.get, {}, await tokenOf('Administrator'))).toEqual(before);
});
