import { auth, permissions, roles, users } from '@kathok/contract';
import type { TestApp } from './start-test-app.ts';

/** Somebody with a role of their own that has these rights, such as `read Donation`. Answers their access token. */
export async function signInWith(app: TestApp, token: string, rights: string[]): Promise<string> {
  const every = await app.call(permissions.all, {}, token);
  const permissionIds = every
    .filter(({ action, subject }) => rights.includes(`${action} ${subject}`))
    .map(({ id }) => id);
  const name = rights.join(', ');
  const role = { name, roleType: 'admin' as const, permissionIds };
  const { id: roleId } = await app.call(roles.create, { body: role }, token);
  const [email, password] = [`clerk${roleId}@example.bt`, 'butter lamps at first light'];
  await app.call(users.create, { body: { name, email, roleId, password } }, token);
  await app.db.updateTable('users').set({ mustChangePassword: false }).where('email', '=', email).execute();
  return (await app.call(auth.login, { body: { username: email, password } })).accessToken;
}
