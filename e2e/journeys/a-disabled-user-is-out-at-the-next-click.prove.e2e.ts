import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { signIn, signInByForm, signInWith } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('disabling takes effect at once, enabling lets them in again', async () => {
  const person = await addPerson('Rinchen Dema', 'Auditor');
  const account = { username: person.email, password: person.password };
  const theirs = await openPage();
  await signInWith(theirs, account);
  await visit(theirs, '/apps/user/list');

  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, `/apps/user/list/view/${person.id}`);
  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('button', { name: 'Disable' }).click();
  await office.getByRole('button', { name: 'Disable the account' }).click();
  await office.getByText('This account is disabled.').waitFor();

  await theirs.getByRole('link', { name: 'Rinchen Dema' }).first().click();
  await theirs.waitForURL('**/login');
  await expect.poll(() => theirs.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await theirs.locator('input[name=username]').fill(account.username);
  await theirs.locator('input[name=password]').fill(account.password);
  await theirs.getByRole('button', { name: 'Log in' }).click();
  await theirs.getByText('Login failed.').waitFor();

  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('button', { name: 'Enable' }).click();
  await office.getByRole('button', { name: 'Enable the account' }).click();
  await office.getByText('This account is disabled.').waitFor({ state: 'detached' });
  await signInByForm(theirs, account);
});
