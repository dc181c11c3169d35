import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('what they do not share is put together, and where they disagree both values are shown', async () => {
  const [one, other] = [await openPage(), await openPage()];
  await signIn(one, 'Membership officer');
  await signIn(other, 'Administrator');
  await visit(one, '/membership-list');
  const link = one.locator('a.who').first();
  const edit = (await link.getAttribute('href'))?.replace('/view/', '/edit/') ?? '';
  await visit(one, edit);
  await visit(other, edit);

  await one.getByLabel('Occupation').fill('Farmer');
  await one.getByRole('button', { name: 'Save' }).click();
  await one.getByText('Farmer').waitFor();

  await other.getByLabel('Occupation').fill('Carpenter');
  await other.getByLabel('House number').fill('LM-42');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Farmer').waitFor();
  expect(await other.getByLabel('House number').inputValue()).toBe('LM-42');
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await other.getByText('Carpenter').first().waitFor();
  await other.getByText('LM-42').waitFor();
});
