import { expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { newEmail } from '../support/records/people.ts';
import { accountOf } from '../support/records/sign-in.ts';

test('what was typed stays, and the words are the same for people who do not exist', async () => {
  const { username } = await accountOf('Auditor');
  const page = await openPage();
  await page.goto('/login');
  const refusals: string[] = [];
  for (const name of [username, newEmail('Nobody At All')]) {
    await page.getByLabel('E-mail, phone or membership code').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('not the right one');
    const answer = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect((await answer).status()).toBe(401);
    await page.getByText('Login failed.').waitFor();
    refusals.push(await page.getByRole('alert').innerText());
    expect(await page.getByLabel('E-mail, phone or membership code').inputValue()).toBe(name);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the right one');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('password');
  }
  expect(refusals[0]).toBe(refusals[1]);
  expect(await findBarriers(page)).toEqual([]);
});

test('empty fields are named, and each line leads to its field', async () => {
  const page = await openPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  const summary = page.getByRole('alert');
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: 'Password is empty' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('password');
  expect(await findBarriers(page)).toEqual([]);
});

testInProve('after too many attempts the page says how long to wait', async () => {
  const page = await openPage();
  await page.goto('/login');
  await page.getByLabel('E-mail, phone or membership code').fill(newEmail('Somebody Guessing'));
  await page.getByLabel('Password', { exact: true }).fill('guess');
  for (let attempt = 1; attempt <= 11; attempt++) {
    const answer = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await answer;
  }
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toMatch(/Too many attempts\. Please try again in \d+ (minutes|seconds)\./);
});
