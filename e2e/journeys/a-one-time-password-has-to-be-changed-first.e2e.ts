import { roles, users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { signInByForm } from '../support/records/sign-in.ts';

const another = 'seven bowls of clear water';

/** Passwords of the office are longer, so a member who joins it has to choose a new one. */
async function memberWhoJoinsTheOffice() {
  const person = await addPerson('Dorji Phuntsho', 'Member');
  const token = await tokenOf('Administrator');
  const { data } = await ask(roles.list, { query: { takeAll: 'true' } }, token);
  const roleId = data.find(({ name }) => name === 'Auditor')!.id;
  await ask(users.update, { params: { id: person.id }, body: { roleId } }, token);
  return person;
}

test('nothing else opens until it is done', async () => {
  const person = await memberWhoJoinsTheOffice();
  const page = await openPage();
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() === 403 && refused.push(response.url())));
  await signInByForm(page, { username: person.email, password: person.password });
  await page.getByText('First, choose your own password.').waitFor();
  await page.goto('/apps/user/list');
  await page.waitForURL('**/user/password-reset');
  expect(await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Find/ }).count()).toBe(0);

  // It was typed a moment ago, and is not asked for again.
  expect(await page.getByLabel('Current password').count()).toBe(0);
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByLabel('Repeat the new password').fill(another);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Dashboard' })
    .waitFor();
  expect(refused).toEqual([]);

  await page.goto('/apps/user/list');
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/apps/user/list');
});
