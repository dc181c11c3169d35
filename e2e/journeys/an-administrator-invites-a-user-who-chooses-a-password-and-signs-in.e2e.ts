import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { openPage } from '../support/browser/page.ts';
import { goodPassword, newEmail } from '../support/records/people.ts';
import { signIn } from '../support/records/sign-in.ts';
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
  await unsent.getByText('Make an invitation and hand it over').waitFor();
  await unsent.getByRole('button', { name: 'Make an invitation' }).click();
  const slip = office.getByRole('dialog', { name: 'Hand this over to Tenzin Wangyel' });
  const code = (await slip.locator('code').textContent()) ?? '';
  await slip.getByText('/join').waitFor();
  await slip.getByRole('button', { name: 'Copy invitation link' }).waitFor();
  expect(await findBarriers(office)).toEqual([]);
  await slip.getByRole('button', { name: 'Done' }).click();
  await slip.waitFor({ state: 'detached' });
  await unsent.getByRole('button', { name: 'Done' }).click();
  await unsent.waitFor({ state: 'detached' });
  await office.getByLabel('Search users').fill(email);
  await office.getByRole('row', { name: email }).getByText('Invited').waitFor();

  const guest = await openPage();
  // The slip of paper says the short address, and the code may be typed in any way.
  await visit(guest, '/join');
  await guest.getByLabel('Code of the invitation').fill(code.toLowerCase().replaceAll('-', ' '));
  await guest.getByRole('button', { name: 'Go on' }).click();
  await guest.getByText('For Tenzin Wangyel').waitFor();
  await guest.getByText('At least 15 characters.').waitFor();
  await guest.getByLabel('New password', { exact: true }).fill('too short');
  await guest.getByLabel('Repeat the new password').fill('too short');
  await guest.getByRole('button', { name: 'Save and log in' }).click();
  await guest.getByRole('alert').getByText('must have at least').waitFor();
  await guest.getByLabel('New password', { exact: true }).fill(goodPassword);
  await guest.getByLabel('Repeat the new password').fill(goodPassword);
  await guest.getByRole('button', { name: 'Save and log in' }).click();
  await guest.waitForURL('**/dashboard');
  await guest.getByText('Tenzin Wangyel').first().waitFor();
});
