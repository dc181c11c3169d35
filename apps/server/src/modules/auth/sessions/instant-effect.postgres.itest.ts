import { auth, permissions, roles, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { getSecret } from '../../../platform/secret.repository.ts';
import { forgedTokens } from '../../../testing/forged-tokens.ts';
import { startAppForFile } from '../../../testing/office.ts';

let administrator: string;
const password = 'seven lamps on the sill';
let someone: { id: string; email: string; accessToken: string; refreshToken: string; roleId: string };

const app = await startAppForFile();
administrator = await app.signIn('Administrator');

let count = 0;
beforeEach(async () => {
  count += 1;
  const all = await app.call(permissions.all, {}, administrator);
  const permissionIds = all.filter(({ subject }) => subject === 'User').map(({ id }) => id);
  const role = await app.call(
    roles.create,
    { body: { name: `Desk ${count}`, roleType: 'admin', permissionIds } },
    administrator,
  );
  const body = { name: `Person ${count}`, email: `person${count}@example.bt`, roleId: role.id, password };
  const user = await app.call(users.create, { body }, administrator);
  const tokens = await app.call(auth.login, { body: { username: user.email, password } });
  someone = { ...user, ...tokens };
});

const statusOf = async () =>
  (await app.send(users.list, { query: {} }, { token: someone.accessToken })).status;
const statusOfRefresh = async () =>
  (await app.send(auth.refresh, { body: { refreshToken: someone.refreshToken } })).status;
const change = (body: { status?: 'disabled' | 'active'; roleId?: string; name?: string }) =>
  app.call(users.update, { params: { id: someone.id }, body }, administrator);

describe('on the very next request', () => {
  it('nothing is different as long as nothing has changed', async () => {
    expect(await statusOf()).toBe(200);
  });

  it('a disabled user is out, and enabling again does not bring old tokens back', async () => {
    await change({ status: 'disabled' });
    expect([await statusOf(), await statusOfRefresh()]).toEqual([401, 401]);
    await change({ status: 'active' });
    expect([await statusOf(), await statusOfRefresh()]).toEqual([401, 401]);
  });

  it('a removed user is out', async () => {
    await app.call(users.remove, { params: { id: someone.id } }, administrator);
    expect([await statusOf(), await statusOfRefresh()]).toEqual([401, 401]);
  });

  it('a user with another role has to sign in again', async () => {
    const { roleId } = await app.call(
      users.get,
      { params: { id: app.account('Auditor').id } },
      administrator,
    );
    await change({ roleId });
    expect([await statusOf(), await statusOfRefresh()]).toEqual([401, 401]);
  });

  it('a right taken from the role is gone, and one given is there, with the same token', async () => {
    const role = { params: { id: someone.roleId } };
    await app.call(roles.update, { ...role, body: { permissionIds: [] } }, administrator);
    expect(await statusOf()).toBe(403);
    expect((await app.call(auth.me, {}, someone.accessToken)).ability).toEqual([]);
    const all = await app.call(permissions.all, {}, administrator);
    const permissionIds = all.filter((p) => p.subject === 'User' && p.action === 'read').map(({ id }) => id);
    await app.call(roles.update, { ...role, body: { permissionIds } }, administrator);
    expect(await statusOf()).toBe(200);
    expect(await statusOfRefresh()).toBe(200);
  });

  it('a password given by an administrator ends the sessions', async () => {
    const newPassword = 'eight lamps on the sill';
    const body = { id: someone.id, newPassword, confirmPassword: newPassword };
    await app.call(auth.resetByAdministrator, { body }, administrator);
    expect([await statusOf(), await statusOfRefresh()]).toEqual([401, 401]);
  });

  it('another name or phone changes nothing about the session', async () => {
    await change({ name: 'Renamed' });
    expect(await statusOf()).toBe(200);
    expect((await app.call(auth.me, {}, someone.accessToken)).name).toBe('Renamed');
  });
});

it('an access token lives fifteen minutes', async () => {
  app.clock.advance({ minutes: 14 });
  expect(await statusOf()).toBe(200);
  app.clock.advance({ minutes: 1 });
  expect(await statusOf()).toBe(401);
  administrator = await app.signIn('Administrator');
});

it('forged tokens are worth nothing', async () => {
  const secret = Buffer.from(await getSecret(app.db, 'access_token_signing'), 'base64url');
  const forged = forgedTokens(someone.accessToken, secret, app.clock.now());
  expect(forged.length).toBeGreaterThanOrEqual(40);
  for (const [how, token] of forged) {
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await app.send(users.list, { query: {} }, { headers });
    expect({ how, status }).toEqual({ how, status: 401 });
  }
  expect(await statusOf()).toBe(200);
});
