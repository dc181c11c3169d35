import { members, roles, users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a removed user and a removed member are restored from their lists', async () => {
  const token = await tokenOf('Administrator');
  const { data } = await ask(roles.list, { query: { take: '100' } as never }, token);
  const roleId = data.find(({ name }) => name === 'Treasurer')!.id;
  const user = await ask(
    users.create,
    { body: { name: 'Removed Helper', email: `removed.${Date.now()}@example.bt`, roleId } },
    token,
  );
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/apps/user/list/view/${user.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the account' }).click();
  await page.waitForURL('**/apps/user/list');
  await page.getByRole('link', { name: 'Removed', exact: true }).click();
  const row = page.getByRole('row', { name: user.email });
  await row.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Removed Helper restored.').waitFor();
  await expect.poll(() => row.count()).toBe(0);
  expect(await ask(users.get, { params: { id: user.id } }, token)).toMatchObject({ roleId });

  const member = await addLapsingMember('Removed Member');
  await ask(members.remove, { params: { id: member.id } }, token);
  await visit(page, `/membership-list?isRemoved=true&q=${member.membershipCode}`);
  await page
    .getByRole('row', { name: member.membershipCode })
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.getByText('Removed Member restored.').waitFor();
  expect(await ask(members.get, { params: { id: member.id } }, token)).toMatchObject({ id: member.id });
});
