import { expect, test } from 'vitest';
import { cashDonation } from '../support/records/donations.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

testInProve(
  'Escape closes the list of names that is open in a drawer, and only then the drawer',
  async () => {
    const { id } = await cashDonation('Drawer Keeper');
    const page = await openPage();
    await signIn(page, 'Treasurer');
    await visit(page, `/donation/list/view/${id}`);
    await page.getByRole('button', { name: 'Correct…' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('The person').check();
    const box = drawer.getByRole('combobox', { name: 'Whose money it was' });
    await box.fill('Namgay Bidha');
    await drawer.getByRole('option', { name: /who is not a member/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
    expect(await box.inputValue()).toBe('Namgay Bidha');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  },
);

test('choosing no file leaves the drawer open, and the way back asks', async () => {
  const { id } = await addLapsingMember('File Chooser');
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, '/membership-list?q=File+Chooser');
  await page.getByRole('link', { name: 'File Chooser' }).first().click();
  await page.waitForURL(`**/membership-list/view/${id}`);
  await page.getByLabel('New note').fill('Calls on Mondays.');
  await page.getByRole('button', { name: 'Add a document' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add a document' });
  // What a browser sends when its file chooser is dismissed.
  await drawer.locator('input[type=file]').dispatchEvent('cancel', { bubbles: true });
  await drawer.getByLabel('Title').fill('Still here');
  expect(await drawer.isVisible()).toBe(true);

  // Nor does the way back throw away what was typed, in the drawer or on the page beneath it.
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await drawer.getByLabel('Title').fill('');
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('New note').inputValue()).toBe('Calls on Mondays.');
});
