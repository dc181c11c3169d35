import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { accountOf, signInByForm, signInWith } from '../support/records/sign-in.ts';
import { addPerson } from '../support/records/people.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

test('who leaves in one tab has left in all of them', async () => {
  const one = await openPage();
  await signInByForm(one, await accountOf('Administrator'));
  const other = await one.context().newPage();
  await visit(other, '/apps/user/list');

  await one.getByRole('button', { name: /Administrator/ }).click();
  await one.getByRole('button', { name: 'Logout' }).click();
  await one.waitForURL('**/login');
  await other.waitForURL('**/login');
  // The appearance and the mark of the browser belong to nobody.
  const left = await other.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key !== 'appearance' && key !== 'deviceMark')).toEqual([]);

  // Coming back in one tab brings the other back to where it was.
  await signInByForm(one, await accountOf('Administrator'));
  await other.waitForURL('**/apps/user/list');

  // But nobody else: they begin at their own home in both.
  await one.getByRole('button', { name: /Administrator/ }).click();
  await one.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
  await signInByForm(one, await accountOf('Membership officer'));
  await other.waitForURL('**/dashboard');
});

testInProve('a changed name is seen in the other tab', async () => {
  const person = await addPerson('Yangchen Dolma', 'Auditor');
  const one = await openPage();
  await signInWith(one, { username: person.email, password: person.password });
  const other = await one.context().newPage();
  await visit(other, '/dashboard');
  await visit(one, '/apps/user/view');
  await one.getByLabel('Name', { exact: true }).fill('Yangchen D. Wangmo');
  await one.getByRole('button', { name: 'Save', exact: true }).click();
  const header = other.locator('header').getByText('Yangchen D. Wangmo');
  await header.waitFor();
  await expect.poll(() => header.count()).toBe(1);
});
