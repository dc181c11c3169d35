import { expect, test } from 'vitest';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import {
  AuthenticatorApp,
  confirmPassword,
  expectNoBarriers,
  keepRecoveryCodes,
  typePassword,
} from '../support/records/second-step.ts';
import { signIn, signInByForm } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('the code is asked for after the password, and a recovery code or an administrator helps when the phone is lost', async () => {
  const person = await addPerson('Sonam Wangmo', 'Treasurer');
  const account = { username: person.email, password: person.password };
  const app = new AuthenticatorApp();
  const page = await openPage();
  await signInByForm(page, account);
  await visit(page, '/user/sign-in');
  await page.getByText('Your password alone opens your account').waitFor();
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click();
  await confirmPassword(page, 'not the password at all', 'Next');
  await page.getByRole('alert').getByText('is not your current password').waitFor();
  await confirmPassword(page, person.password, 'Next');
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await expectNoBarriers(page);
  await picturesAtBothWidths(page, 'authenticator app');
  await app.scan(page);
  await page.getByLabel('Code', { exact: true }).fill(await app.nextCode());
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await page.getByRole('dialog', { name: 'Keep these recovery codes' }).waitFor();
  await expectNoBarriers(page);
  await picturesAtBothWidths(page, 'recovery codes');
  const codes = await keepRecoveryCodes(page);
  expect(codes).toHaveLength(10);
  await page.getByText('10 of 10 are left').waitFor();
  await picturesAtBothWidths(page, 'how one logs in');

  // The password alone no longer does it.
  const there = await openPage();
  await typePassword(there, account);
  await there.getByRole('heading', { name: 'One more step' }).waitFor();
  await expect.poll(() => there.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  const code = there.getByLabel('Code from your authenticator app');
  await expectNoBarriers(there);
  await picturesAtBothWidths(there, 'second step');
  await code.fill('000 000');
  await code.press('Enter');
  await there.getByRole('alert').getByText('does not match').waitFor();
  await there.getByLabel('Do not ask here for 30 days').check();
  await code.fill(await app.nextCode());
  await there.getByRole('button', { name: 'Log in', exact: true }).click();
  await there.waitForURL('**/dashboard');

  // This device was ticked, so the password is enough here.
  await there.evaluate(() => localStorage.clear());
  await typePassword(there, account);
  await there.waitForURL('**/dashboard');
  await visit(there, '/user/sign-in');
  await there.getByText('Right password, wrong code once').waitFor();
  await there.getByText('on a device that is not asked for the second step').waitFor();
  await there
    .getByText(/^No second step until/)
    .first()
    .waitFor();
  await expectNoBarriers(there);
  await picturesAtBothWidths(there, 'devices and lately');

  // The phone is lost: a code from the paper, once.
  for (const works of [true, false]) {
    const lost = await openPage();
    await typePassword(lost, account);
    await lost.getByRole('button', { name: 'Use a recovery code' }).click();
    expect(await lost.getByLabel('Do not ask here for 30 days').count()).toBe(0);
    await lost.getByLabel('Recovery code').fill(codes[0]!.toUpperCase());
    await lost.getByLabel('Recovery code').press('Enter');
    if (works) await lost.waitForURL('**/dashboard');
    else await lost.getByRole('alert').getByText('is not one of your unused recovery codes').waitFor();
    if (!works) await picturesAtBothWidths(lost, 'recovery code');
  }

  // The paper is lost too: an administrator helps, with a reason.
  const office = await openPage();
  await signIn(office, 'Administrator');
  await visit(office, `/apps/user/list/view/${person.id}`);
  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('button', { name: 'Reset the second step' }).click();
  await office.getByLabel('Reason').fill('Lost her phone, asked in person');
  await office.getByRole('dialog').getByRole('button', { name: 'Reset the second step' }).click();
  await office.getByText('can log in with the password alone').waitFor();
  const again = await openPage();
  await signInByForm(again, account);
  await visit(again, '/user/sign-in');
  await again.getByText('Your password alone opens your account').waitFor();
});
