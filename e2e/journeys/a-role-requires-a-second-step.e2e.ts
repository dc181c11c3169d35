import { expect, test } from 'vitest';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { addPersonWithRights } from '../support/records/people.ts';
import { AuthenticatorApp, confirmPassword, keepRecoveryCodes } from '../support/records/second-step.ts';
import { signIn, signInByForm } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('its people add one at the next login and can do nothing else until then', async () => {
  const person = await addPersonWithRights('Tandin Zam', [
    ['read', 'Dashboard'],
    ['read', 'Member'],
  ]);
  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, `/roles/view/${person.roleId}/edit`);
  await office.getByLabel('Require a second step at log-in').check();
  await office.getByRole('button', { name: 'Save the role' }).click();
  await office.waitForURL('**/roles');

  const page = await openPage();
  const app = new AuthenticatorApp();
  await signInByForm(page, { username: person.email, password: person.password });
  await page.waitForURL('**/user/sign-in');
  await page.getByText('First, set up a second step.').waitFor();
  await picturesAtBothWidths(page, 'second step required');
  await page.goto('/membership-list');
  await page.waitForURL('**/user/sign-in');
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click();
  await confirmPassword(page, person.password, 'Next');
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await app.scan(page);
  await page.getByLabel('Code', { exact: true }).fill(await app.nextCode());
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  expect(await keepRecoveryCodes(page)).toHaveLength(10);
  await page.getByText('The last second step cannot be removed').waitFor();
  await page.goto('/membership-list');
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
});

testInProve('a role that comes with the product can require it too', async () => {
  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, '/roles');
  await office
    .getByRole('link', { name: /Auditor/ })
    .first()
    .click();
  const rule = office.getByLabel('Require a second step at log-in');
  await rule.click();
  await office.getByRole('button', { name: 'Require it' }).click();
  await office.getByText('A second step is now required.').waitFor();
  await picturesAtBothWidths(office, 'role requires');
  await rule.click();
  await office.getByText('A second step is no longer required.').waitFor();
  await expect.poll(() => rule.isChecked()).toBe(false);
});
