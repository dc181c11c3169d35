import { expect, test } from 'vitest';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { openPage } from '../support/browser/page.ts';
import { addPerson, addPersonWithRights } from '../support/records/people.ts';
import { signIn, signInByForm, signInWith } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

testInProve('a dashboard without figures says what else there is to do', async () => {
  const person = await addPersonWithRights('Dema of the Desk', [
    ['read', 'Dashboard'],
    ['create', 'Donation'],
  ]);
  const page = await openPage();
  await signInWith(page, { username: person.email, password: person.password });
  await visit(page, '/dashboard');
  const shortcuts = page.getByRole('region', { name: 'What you can do' });
  expect(await shortcuts.getByRole('link').allInnerTexts()).toEqual([
    'Record a donation',
    'Your account',
    'Public pages',
  ]);
  await picturesAtBothWidths(page, 'dashboard with few rights');
  await shortcuts.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dema of the Desk' }).waitFor();
});

test('at the first screen of their menu, and dead ends keep the frame they know', async () => {
  const role = `Lamp clerk ${Date.now()}`;
  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, '/roles/add');
  await office.getByLabel('Name', { exact: true }).fill(role);
  const box = (name: string) => office.getByRole('checkbox', { name, exact: true });
  // So that nobody is locked out by forgetting them.
  for (const name of ['See the dashboard', 'Change own password'])
    expect(await box(name).isChecked()).toBe(true);
  await box('See the dashboard').uncheck();
  await box('See donations').check();
  await box('Record donations').check();
  await office.getByRole('button', { name: 'Save the role' }).click();
  await office.waitForURL('**/roles');

  const person = await addPerson('Namgay Wangchuk', role);
  const theirs = await openPage();
  await signInByForm(theirs, { username: person.email, password: person.password });
  await theirs.waitForURL('**/donation/add');
  await theirs.getByRole('heading', { level: 1, name: 'Add a donation' }).waitFor();

  // Members are none of their business, so the form asks for the name of the donor.
  const donor = theirs.getByLabel('Donor’s name');
  await expect.poll(() => donor.evaluate((field) => field === document.activeElement)).toBe(true);
  await theirs.getByLabel('Amount').fill('75');
  await theirs.getByLabel('Purpose').selectOption({ index: 1 });
  await theirs.getByRole('button', { name: 'Save Nu. 75' }).click();
  await theirs
    .getByRole('alert')
    .getByRole('link', { name: /^Enter a name/ })
    .click();
  await donor.fill('Aum Tshomo');
  await theirs.getByRole('button', { name: 'Save Nu. 75' }).click();
  await theirs.getByText('Aum Tshomo').first().waitFor();
  await theirs.getByRole('button', { name: 'Anonymous donation' }).waitFor();

  for (const [path, title, status] of [
    ['/roles', 'You do not have access to this page', 200],
    ['/no-such-screen', 'Page not found', 404],
  ] as const) {
    const answer = await theirs.goto(path);
    expect(answer?.status()).toBe(status);
    await theirs.getByRole('heading', { level: 1, name: title }).waitFor();
    await theirs.getByRole('navigation').getByText('Manage Donation').first().waitFor();
    await theirs.getByRole('link', { name: 'Go to the start page' }).click();
    await theirs.waitForURL('**/donation/add');
  }
});
