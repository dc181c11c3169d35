import { afterAll, beforeAll, expect, test } from 'vitest';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { sampleCentre } from '../support/product/journey.ts';
import { openFirstPage, openPage } from '../support/browser/page.ts';
import { accountOf, signIn } from '../support/records/sign-in.ts';
import { type Product, startProduct } from '../support/product/product.ts';
import { pictures } from '../support/screens/screenshot.ts';
import {
  addFingerprintReader,
  confirmPassword,
  expectNoBarriers,
  keepRecoveryCodes,
  typePassword,
} from '../support/records/second-step.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

/** Browsers know passkeys at addresses with a name only, so this product is called by one. */
let product: Product;
beforeAll(async () => {
  product = await startProduct(sampleCentre(), {}, 'localhost');
});
afterAll(() => product.stop());

test('a passkey opens the account alone and after the password, and a recovery code when it is lost', async () => {
  const account = await accountOf('Treasurer');
  const page = await openFirstPage({ baseURL: product.url });
  const reader = await addFingerprintReader(page);
  await typePassword(page, account);
  await page.waitForURL('**/dashboard');
  await visit(page, '/user/sign-in');
  await page.getByRole('button', { name: 'Add this device' }).click();
  await page.getByLabel('Name').fill('Office computer');
  await confirmPassword(page, account.password, 'Next');
  const codes = await keepRecoveryCodes(page);
  await page.getByRole('button', { name: 'Rename Office computer' }).waitFor();
  await expectNoBarriers(page);
  await picturesAtBothWidths(page, 'passkey added');
  await page.getByRole('button', { name: 'Rename Office computer' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Front desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Rename Front desk' }).waitFor();

  // Nobody types a name or a password here.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expectNoBarriers(page);
  await picturesAtBothWidths(page, 'login with passkey');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/dashboard');

  // After the password, at the second touch.
  await page.evaluate(() => localStorage.clear());
  await reader.setFinger(false);
  await typePassword(page, account);
  await page.getByRole('heading', { name: 'Use a passkey' }).waitFor();
  await page.getByRole('alert').getByText('The passkey was not used.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expectNoBarriers(page);
  await picturesAtBothWidths(page, 'passkey refused');
  await reader.setFinger(true);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.waitForURL('**/dashboard');

  // Lost.
  await reader.lose();
  await page.evaluate(() => localStorage.clear());
  await typePassword(page, account);
  await page.getByRole('heading', { name: 'Use a passkey' }).waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!);
  await page.getByLabel('Recovery code').press('Enter');
  await page.waitForURL('**/dashboard');

  await visit(page, '/user/sign-in');
  await page.getByRole('button', { name: 'Remove Front desk' }).click();
  await confirmPassword(page, account.password, 'Remove');
  await page.getByText('No passkey yet.').waitFor();
});

testInProve('a member adds one on the phone, and the password goes on working', async () => {
  const account = await accountOf('Member');
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openFirstPage({ baseURL: product.url, ...phone });
  await addFingerprintReader(page);
  await typePassword(page, account);
  await page.waitForURL('**/membership-details/view');
  await visit(page, '/user/sign-in');
  await page.getByText('You log in with your password').waitFor();
  expect(await page.getByText('Authenticator app').count()).toBe(0);
  await page.getByRole('button', { name: 'Add this device' }).click();
  await confirmPassword(page, account.password, 'Next');
  await page.getByRole('button', { name: 'Rename This phone' }).waitFor();
  await pictures(page, 'passkey of a member 390');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/membership-details/view');
  await page.evaluate(() => localStorage.clear());
  await typePassword(page, account);
  await page.waitForURL('**/membership-details/view');
});

testInProve('where the address cannot have passkeys, the page says so', async () => {
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/user/sign-in');
  await page.getByText('Passkeys cannot be used at this address').waitFor();
  expect(await page.getByRole('button', { name: 'Add this device' }).count()).toBe(0);
});
