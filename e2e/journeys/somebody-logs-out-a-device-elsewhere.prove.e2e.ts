import { outbox } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openFirstPage, openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { signInByForm } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a new device is told by mail, listed, and logged out from another', async () => {
  const person = await addPerson('Kinley Om', 'Treasurer');
  const account = { username: person.email, password: person.password };
  const here = await openPage();
  await signInByForm(here, account);
  const android =
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  const there = await openFirstPage({ userAgent: android });
  await signInByForm(there, account);

  const { data } = await ask(outbox.list, { query: { q: person.email } }, await tokenOf('Administrator'));
  expect(data.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['new_device', 'New login to your account'],
  ]);
  expect(data[0]!.body).toContain('Chrome, Android');

  await visit(here, '/user/sign-in');
  await here.getByText('This device', { exact: true }).waitFor();
  await here.getByRole('button', { name: 'Log out Chrome on Android' }).click();
  await expect.poll(() => here.getByText('Chrome on Android').count()).toBe(0);
  await there.goto('/membership-list');
  await there.waitForURL('**/login');

  await signInByForm(there, account);
  await visit(here, here.url());
  await here.getByRole('button', { name: 'Log out the other one' }).click();
  await here.getByRole('button', { name: 'Log out the other one' }).waitFor({ state: 'detached' });
  await there.goto('/membership-list');
  await there.waitForURL('**/login');
});
