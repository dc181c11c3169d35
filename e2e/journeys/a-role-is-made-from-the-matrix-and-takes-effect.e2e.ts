import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { signIn, signInWith } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

test('what is ticked is what its people may do, also when it changes', async () => {
  const role = `Lamp keeper ${Date.now()}`;
  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, '/roles/add');
  await office.getByLabel('Name', { exact: true }).fill(role);

  // A role for the office begins with what lets people in.
  const box = (name: string) => office.getByRole('checkbox', { name, exact: true });
  await expect.poll(() => box('See the dashboard').isChecked()).toBe(true);
  await expect.poll(() => box('Change own password').isChecked()).toBe(true);
  // Who changes also sees; all of it includes the rest and locks it.
  await box('Change donations').check();
  await expect.poll(() => box('See donations').isChecked()).toBe(true);
  await box('Manage users').check();
  await expect.poll(() => box('Add users').isChecked()).toBe(true);
  expect(await box('Add users').getAttribute('aria-disabled')).toBe('true');
  await office.getByText('see donations, change donations').waitFor();
  await box('Manage users').uncheck();
  await expect.poll(() => box('Add users').isChecked()).toBe(false);

  // Arrows go from box to box.
  await box('See donations').focus();
  await office.keyboard.press('ArrowDown');
  await office.keyboard.press('Space');
  await expect.poll(() => box('See users').isChecked()).toBe(true);
  await office.getByRole('button', { name: 'Save the role' }).click();
  await office.waitForURL('**/roles');

  const person = await addPerson('Kelzang Lhamo', role);
  const theirs = await openPage();
  await signInWith(theirs, { username: person.email, password: person.password });
  await visit(theirs, '/apps/user/list');
  expect(await theirs.getByRole('button', { name: 'Add a user' }).count()).toBe(0);
  expect(await theirs.getByRole('link', { name: 'Roles', exact: true }).count()).toBe(0);
  await theirs.goto('/roles');
  await theirs.waitForURL('**/misc/not-authorized');

  await office.getByRole('link', { name: role }).click();
  await box('See users').uncheck();
  await office.getByRole('button', { name: 'Save the role' }).click();
  await office.waitForURL('**/roles');
  await theirs.goto('/apps/user/list');
  await theirs.waitForURL('**/misc/not-authorized');
});

testInProve('the roles of the product stay as they are, and can be copied', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/roles');
  await page.getByRole('link', { name: 'Auditor' }).click();
  await page.getByText('This role comes with the product.').waitFor();
  const box = page.getByRole('checkbox', { name: 'See users', exact: true });
  await box.click({ force: true });
  expect(await box.isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Make a copy' }).click();
  await page.getByText('This starts with the rights of Auditor').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Auditor, copy');
  expect(await box.isChecked()).toBe(true);
});
