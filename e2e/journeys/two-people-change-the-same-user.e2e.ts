import { users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { addPerson } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

test('where they disagree both values are shown, the rest is put together', async () => {
  const person = await addPerson('Chimi Wangmo', 'Auditor');
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/apps/user/list/view/${person.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill('Chimi W. Dorji');

  const token = await tokenOf('Administrator');
  const theirs = { name: 'Chimi Wangmo Dorji', phone: `+97517${String(Date.now()).slice(-6)}` };
  await ask(users.update, { params: { id: person.id }, body: theirs }, token);

  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await drawer.getByText('Someone else changed this while you were editing.').waitFor();
  await drawer.getByRole('cell', { name: 'Chimi Wangmo Dorji' }).waitFor();
  await drawer.getByRole('cell', { name: 'Chimi W. Dorji' }).waitFor();
  await drawer.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('heading', { level: 1, name: 'Chimi W. Dorji' }).waitFor();
  const saved = await ask(users.get, { params: { id: person.id } }, token);
  expect(saved).toMatchObject({ name: 'Chimi W. Dorji', phone: theirs.phone });
});

test('what was typed is not thrown away by a press beside the drawer or by a key', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/apps/user/list');
  await page.getByRole('button', { name: 'Add a user' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Somebody New');
  await page.mouse.click(40, 400);
  await page.getByText('Discard your changes?').waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  expect(await name.inputValue()).toBe('Somebody New');

  // Nor by Escape, however often: the question comes and goes. A browser that was asked twice closes a dialog by itself.
  for (const _ of [1, 2]) {
    await page.keyboard.press('Escape');
    await page.getByText('Discard your changes?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Discard your changes?').waitFor({ state: 'detached' });
  }
  expect(await name.isVisible()).toBe(true);
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await expect.poll(() => name.isVisible()).toBe(true);
  expect(await name.inputValue()).toBe('Somebody New');
});
