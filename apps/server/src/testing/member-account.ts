import { auth, roles, users } from '@kathok/contract';
import type { TestApp } from './start-test-app.ts';

export const memberPassword = 'lamps on the hill';

/** An administrator gives the member an account, with which they log in; answers their token. */
export async function signInAsMember(
  app: TestApp,
  { id: memberId, name }: { id: string; name: string },
  administrator: string,
): Promise<string> {
  const { data } = await app.call(roles.list, { query: { q: 'Member', take: 100 } }, administrator);
  const roleId = data.find((role) => role.name === 'Member')?.id ?? '';
  const account = { name, email: `${memberId}@example.bt`, roleId, password: memberPassword };
  const { id } = await app.call(users.create, { body: account }, administrator);
  await app.db.updateTable('users').set({ memberId }).where('id', '=', id).execute();
  const body = { username: account.email, password: memberPassword };
  return (await app.call(auth.login, { body })).accessToken;
}
