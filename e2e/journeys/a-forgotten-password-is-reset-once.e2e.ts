import { expect, test } from 'vitest';
import { linkMailedTo } from '../support/product/mail.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { addPerson, newEmail } from '../support/records/people.ts';
import { visit } from '../support/screens/visit.ts';

const another = 'prayer wheels by the river';

test('the mailed link works, once', async () => {
  const person = await addPerson('Tshomo Yangzom', 'Treasurer');
  const page = await openPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByLabel('E-mail, phone or membership code').fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('If that account exists').waitFor();

  const link = await linkMailedTo(person.email);
  await visit(page, link);
  // Nobody finds it in the history of a browser that others use as well.
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByLabel('Repeat the new password').fill('something else');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.getByRole('alert').getByText('The passwords do not match').waitFor();
  await page.getByLabel('Repeat the new password').fill(another);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  // Nobody was logged in on another device, so nothing is said of one.
  await page.getByText('Your password is set.', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard');

  const second = await openPage();
  await visit(second, link);
  await second.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await second.getByRole('link', { name: 'Ask for a new link' }).click();
  await second.waitForURL('**/forgot-password');
});

testInProve('for a name nobody has, the answer is the same', async () => {
  const page = await openPage();
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail, phone or membership code').fill(newEmail('Nobody Here'));
  const answer = page.waitForResponse('**/api/auth/forgot-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  expect((await answer).status()).toBe(202);
  await page.getByText('If that account exists').waitFor();
});
