import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { openPage } from '../support/browser/page.ts';
import { goodPassword, newEmail } from '../support/records/people.ts';
import { signIn, signInByForm } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('from the invitation to the first sign-in', async () => {
  const email = newEmail('Tenzin Wangyel');
  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, '/apps/user/list');
  await office.getByRole('button', { name: 'Add a user' }).click();
  const drawer = office.getByRole('dialog', { name: 'Add a user' });

  // Mistakes are named, and nothing typed is lost.
  await drawer.getByLabel('Name').fill('Tenzin Wangyel');
  await drawer.getByLabel('E-mail', { exact: true }).fill('tenzin at home');
  await drawer.getByLabel('Phone').fill('17 55-66');
  await drawer.getByRole('button', { name: 'Add and invite' }).click();
  await drawer.getByRole('alert').getByText('Please check 3 things').waitFor();
  expect(await drawer.getByLabel('Name').inputValue()).toBe('Tenzin Wangyel');

  await drawer.getByLabel('E-mail', { exact: true }).fill(email);
  await drawer.getByLabel('Phone').fill('');
  await drawer.getByLabel('Role').selectOption('Treasurer');
  await drawer.getByRole('button', { name: 'Add and invite' }).click();
  // No e-mail leaves this centre, so the invitation is handed over.
  const unsent = office.getByRole('dialog', {
    name: 'Tenzin Wangyel has been added. No invitation was sent.',
  });
  await unsent.getByText('Make an invitation link and give it to them').waitFor();
  await unsent.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = new URL((await unsent.locator('code').textContent()) ?? '');
  await unsent.getByRole('button', { name: 'Copy Invitation link' }).waitFor();
  expect(await findBarriers(office)).toEqual([]);
  await unsent.getByRole('button', { name: 'Done' }).click();
  await unsent.waitFor({ state: 'detached' });
  await office.getByLabel('Search users').fill(email);
  await office.getByRole('row', { name: email }).getByText('Invited').waitFor();

  const guest = await openPage();
  await visit(guest, link.pathname + link.hash);
  await guest.getByLabel('New password', { exact: true }).fill('too short');
  await guest.getByLabel('Repeat the new password').fill('too short');
  await guest.getByRole('button', { name: 'Save password' }).click();
  await guest.getByRole('alert').getByText('must have at least').waitFor();
  await guest.getByLabel('New password', { exact: true }).fill(goodPassword);
  await guest.getByLabel('Repeat the new password').fill(goodPassword);
  await guest.getByRole('button', { name: 'Save password' }).click();
  await guest.getByRole('heading', { name: 'Your password is set' }).waitFor();
  expect(guest.url()).not.toContain('token');

  await signInByForm(guest, { username: email, password: goodPassword });
  await guest.getByText('Tenzin Wangyel').first().waitFor();
});
