import { approvals, auth, roles, users } from '@kathok/contract';
import { transact } from '../db/at-end/index.ts';
import { writeSettings } from '../platform/settings.repository.ts';
import { administrator } from './shipped-accounts.ts';
import type { TestApp } from './start-test-app.ts';

/** Whether the centre wants two persons; written past the office, where switching it off waits for somebody else. */
export const wantTwo = (app: TestApp, requireSecondPerson: boolean) =>
  transact(app.db, (tx) => writeSettings(tx, { requireSecondPerson }, app.clock.now()));

/** More people who may do everything, each with a token. */
export async function moreAdministrators(app: TestApp, token: string, names: readonly string[]) {
  const { data } = await app.call(roles.list, { query: { takeAll: 'true' } }, token);
  const roleId = data.find(({ name }) => name === 'Administrator')?.id ?? '';
  const { password } = administrator;
  return Promise.all(
    names.map(async (name) => {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.bt`;
      const { id } = await app.call(users.create, { body: { name, email, roleId, password } }, token);
      const { accessToken } = await app.call(auth.login, { body: { username: email, password } });
      return { id, name, token: accessToken };
    }),
  );
}

export const approvalIdOf = ({ body }: { body: unknown }): string =>
  (body as { approvalId: string }).approvalId;

/** The second person says yes to what was answered with 202. */
export const approveAs = (app: TestApp, token: string, id: string) =>
  app.send(approvals.approve, { params: { id } }, { token });
