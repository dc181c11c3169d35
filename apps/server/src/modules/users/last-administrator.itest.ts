import { auth, permissions, roles, users } from '@kathok/contract';
import { expect, it } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { startAppForFile } from '../../testing/office.ts';

const rounds = howMany({ test: 2, prove: 4 });
const password = 'seven lamps on the sill';

const app = await startAppForFile();

it('of two administrators who remove, disable or demote each other 50 times at once, one remains', async () => {
  await app.listen();
  let chief = { ...app.account('Administrator'), token: await app.signIn('Administrator') };
  const { roleId } = await app.call(users.get, { params: { id: chief.id } }, chief.token);
  const auditorRole = (await app.call(users.get, { params: { id: app.account('Auditor').id } }, chief.token))
    .roleId;

  for (let round = 1; round <= rounds; round += 1) {
    const body = { name: `Second ${round}`, email: `second${round}@example.bt`, roleId, password };
    const second = await app.call(users.create, { body }, chief.token);
    const { accessToken } = await app.call(auth.login, { body: { username: second.email, password } });
    const attempts = Array.from({ length: 50 }, (_, index) => {
      const isChief = index % 2 === 0;
      const params = { id: isChief ? second.id : chief.id };
      const token = isChief ? chief.token : accessToken;
      const way = index % 6;
      if (way < 2) return app.send(users.remove, { params }, { token });
      const change = way < 4 ? { status: 'disabled' as const } : { roleId: auditorRole };
      return app.send(users.update, { params, body: change }, { token });
    });
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const left = await administrators();
    expect(left).toHaveLength(1);
    if (left[0] === second.id) chief = { id: second.id, email: second.email, password, token: accessToken };
    expect(await app.send(auth.me, {}, { token: chief.token })).toMatchObject({ status: 200 });
  }
});

it('the last role that may do everything keeps that right', async () => {
  const [lastId = ''] = await administrators();
  const { email } = await app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', lastId)
    .executeTakeFirstOrThrow();
  const last = lastId === app.account('Administrator').id ? app.account('Administrator').password : password;
  const chief = await app.call(auth.login, { body: { username: email ?? '', password: last } });
  const all = await app.call(permissions.all, {}, chief.accessToken);
  const permissionIds = all.filter(({ subject }) => subject === 'all').map(({ id }) => id);
  const role = await app.call(
    roles.create,
    { body: { name: 'Everything', roleType: 'admin', permissionIds } },
    chief.accessToken,
  );
  const body = { name: 'Other', email: 'other@example.bt', roleId: role.id, password };
  await app.call(users.create, { body }, chief.accessToken);
  const other = await app.call(auth.login, { body: { username: body.email, password } });
  await app.call(users.update, { params: { id: lastId }, body: { status: 'disabled' } }, other.accessToken);

  const giveUp = app.call(
    roles.update,
    { params: { id: role.id }, body: { permissionIds: [] } },
    other.accessToken,
  );
  await expect(giveUp).rejects.toMatchObject({
    status: 409,
    problem: { code: 'wrong_state', detail: 'This is the last active Administrator.' },
  });
  expect((await app.call(auth.me, {}, other.accessToken)).ability).toHaveLength(1);
});

async function administrators(): Promise<string[]> {
  const rows = await app.db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('roles.name', '=', 'Administrator')
    .where('users.status', '=', 'active')
    .where('users.deletedAt', 'is', null)
    .select('users.id')
    .execute();
  return rows.map(({ id }) => id);
}
