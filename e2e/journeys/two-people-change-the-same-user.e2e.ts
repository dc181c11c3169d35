import { users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { holdAnswer } from '../support/network/hold-answer.ts';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';
import { testInProve } from '../support/how-many.ts';

const phoneOf = (number: number) => `+97517${String(number).slice(-6)}`;

/** The drawer in which an administrator edits somebody. */
async function editPerson(name: string) {
  const { id } = await addPerson(name, 'Auditor');
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/apps/user/list/view/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  return { id, page, drawer: page.getByRole('dialog'), token: await tokenOf('Administrator') };
}

test('where they disagree both values are shown, the rest is put together', async () => {
  const { id, page, drawer, token } = await editPerson('Chimi Wangmo');
  await drawer.getByLabel('Name').fill('Chimi W. Dorji');

  const theirs = { name: 'Chimi Wangmo Dorji', phone: phoneOf(Date.now()) };
  await ask(users.update, { params: { id }, body: theirs }, token);

  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await drawer.getByText('Someone else changed this while you were editing.').waitFor();
  await drawer.getByRole('cell', { name: 'Chimi Wangmo Dorji' }).waitFor();
  await drawer.getByRole('cell', { name: 'Chimi W. Dorji' }).waitFor();
  await drawer.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('heading', { level: 1, name: 'Chimi W. Dorji' }).waitFor();
  const saved = await ask(users.get, { params: { id } }, token);
  expect(saved).toMatchObject({ name: 'Chimi W. Dorji', phone: theirs.phone });
});

testInProve('what is typed while it is being saved stays in the drawer, to be saved next', async () => {
  const { id, page, drawer, token } = await editPerson('Sonam Lhamo');
  const goOn = await holdAnswer(page, `**/api/users/${id}`);
  await drawer.getByLabel('Name').fill('Sonam Lhamo Dorji');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  const phone = phoneOf(Date.now());
  await drawer.getByLabel('Phone').fill(phone);
  goOn();
  await page.locator('.toast').getByText('Sonam Lhamo Dorji').waitFor();
  expect(await drawer.getByLabel('Phone').inputValue()).toBe(phone);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  const saved = await ask(users.get, { params: { id } }, token);
  expect(saved).toMatchObject({ name: 'Sonam Lhamo Dorji', phone });
});

testInProve(
  'where they disagree about what was typed while it was being sent, that is shown as well',
  async () => {
    const { id, page, drawer, token } = await editPerson('Pema Lhaden');
    const [mine, theirs] = [phoneOf(Date.now()), phoneOf(Date.now() + 1)];
    await ask(users.update, { params: { id }, body: { phone: theirs } }, token);
    const goOn = await holdAnswer(page, `**/api/users/${id}`);
    await drawer.getByLabel('Name').fill('Pema Lhaden Dorji');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await drawer.getByLabel('Phone').fill(mine);
    goOn();
    await drawer.getByText('Someone else changed this while you were editing.').waitFor();
    await drawer.getByRole('cell', { name: mine }).waitFor();
    await drawer.getByRole('button', { name: 'Use theirs' }).click();
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    const saved = await ask(users.get, { params: { id } }, token);
    expect(saved).toMatchObject({ name: 'Pema Lhaden Dorji', phone: theirs });
  },
);

testInProve('what was typed is not thrown away by a press beside the drawer or by a key', async () => {
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
