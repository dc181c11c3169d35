import { auth, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAppForFile } from '../../../testing/office.ts';

let administrator: string;
const password = 'seven lamps on the sill';
const newPassword = 'nine prayer flags above';
const pair = { newPassword, confirmPassword: newPassword };
let someone: { id: string; email: string; accessToken: string; refreshToken: string };

const app = await startAppForFile();
administrator = await app.signIn('Administrator');

let count = 0;
beforeEach(async () => {
  count += 1;
  const { roleId } = await app.call(
    users.get,
    { params: { id: app.account('Treasurer').id } },
    administrator,
  );
  const body = {
    name: `Person Number ${count}`,
    email: `person.number${count}@example.bt`,
    roleId,
    password,
  };
  const user = await app.call(users.create, { body }, administrator);
  someone = { ...user, ...(await login(user.email)) };
});

const login = (username: string, typed = password) =>
  app.call(auth.login, { body: { username, password: typed } });
const isIn = async (accessToken: string) =>
  (await app.send(auth.me, {}, { token: accessToken })).status === 200;
const faultsOf = (property: string) => ({ status: 422, problem: { errors: [{ property }] } });

const change = (body: object, token = someone.accessToken, id = someone.id) =>
  app.call(
    auth.changePassword,
    { params: { id }, body: { ...pair, currentPassword: password, ...body } },
    token,
  );

describe('changing one’s own', () => {
  it('keeps this session with its tokens, and ends the others', async () => {
    const other = await login(someone.email);
    await change({});
    expect(await isIn(someone.accessToken)).toBe(true);
    await app.call(auth.refresh, { body: { refreshToken: someone.refreshToken } });
    expect(await isIn(other.accessToken)).toBe(false);
    await expect(
      app.call(auth.refresh, { body: { refreshToken: other.refreshToken } }),
    ).rejects.toMatchObject({
      status: 401,
    });
    await login(someone.email, newPassword);
    await expect(login(someone.email)).rejects.toMatchObject({ status: 401 });
  });

  it('asks for the present one, and counts wrong ones with the sign-ins', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(change({ currentPassword: 'not the present one' })).rejects.toMatchObject(
        faultsOf('currentPassword'),
      );
    }
    await expect(change({})).rejects.toMatchObject({ status: 429 });
    expect(await isIn(someone.accessToken)).toBe(true);
    app.clock.advance({ minutes: 15 });
    administrator = await app.signIn('Administrator');
  });

  it.each([
    ['too short for staff', 'short phrase'],
    ['common', 'passwordpassword'],
    ['their own name', `Person Number 000`],
    ['trivial', 'aaaaaaaaaaaaaaaaaaaa'],
  ])('refuses one that is %s', async (_why, typed) => {
    const weak = typed.replace('000', String(count));
    await expect(change({ newPassword: weak, confirmPassword: weak })).rejects.toMatchObject(
      faultsOf('newPassword'),
    );
  });

  it('refuses the present one as the new one', async () => {
    await expect(change({ newPassword: password, confirmPassword: password })).rejects.toMatchObject(
      faultsOf('newPassword'),
    );
  });

  it('refuses two different typings', async () => {
    await expect(change({ confirmPassword: 'something else here' })).rejects.toMatchObject(
      faultsOf('confirmPassword'),
    );
  });

  it('of somebody else is not found without the ability, and with it takes one’s own password as proof', async () => {
    const { id } = app.account('Auditor');
    await expect(change({}, someone.accessToken, id)).rejects.toMatchObject({ status: 404 });
    await expect(change({ currentPassword: password }, administrator)).rejects.toMatchObject(
      faultsOf('currentPassword'),
    );
    await change({ currentPassword: app.account('Administrator').password }, administrator);
    expect(await isIn(someone.accessToken)).toBe(false);
    expect(await isIn(administrator)).toBe(true);
    await login(someone.email, newPassword);
  });
});

/** Logs in again, with the password as one that works once. */
const oneTime = async () => {
  await app.db.updateTable('users').set({ mustChangePassword: true }).where('id', '=', someone.id).execute();
  return (await login(someone.email)).accessToken;
};
const chooseOwn = (token: string, body = pair) =>
  app.call(auth.changePassword, { params: { id: someone.id }, body }, token);

describe('somebody who logged in with a one-time password', () => {
  it('is not asked for that again, and must not keep it', async () => {
    const token = await oneTime();
    const same = { newPassword: password, confirmPassword: password };
    await expect(chooseOwn(token, same)).rejects.toMatchObject(faultsOf('newPassword'));
    await chooseOwn(token);
    expect(await app.call(auth.me, {}, token)).toMatchObject({ mustChangePassword: false });
    await login(someone.email, newPassword);
  });

  it('is asked for it a quarter of an hour later, and always where nothing has to be changed', async () => {
    await expect(chooseOwn(someone.accessToken)).rejects.toMatchObject(faultsOf('currentPassword'));
    const first = await login(someone.email);
    await oneTime();
    app.clock.advance({ minutes: 16 });
    const { accessToken } = await app.call(auth.refresh, { body: { refreshToken: first.refreshToken } });
    await expect(chooseOwn(accessToken)).rejects.toMatchObject(faultsOf('currentPassword'));
    administrator = await app.signIn('Administrator');
  });
});

describe('given by an administrator', () => {
  it('works at once, and leaves a trace without the password', async () => {
    await app.call(auth.resetByAdministrator, { body: { id: someone.id, ...pair } }, administrator);
    await login(someone.email, newPassword);
    const rows = await app.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('entityId', '=', someone.id)
      .execute();
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'reset_password', actorId: app.account('Administrator').id }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/prayer flags|argon2/);
  });

  it('is refused when weak, unknown, one’s own, or without the ability', async () => {
    const reset = (body: object, token: string) =>
      app.call(auth.resetByAdministrator, { body: { id: someone.id, ...pair, ...body } }, token);
    const weak = 'short phrase';
    await expect(reset({ newPassword: weak, confirmPassword: weak }, administrator)).rejects.toMatchObject(
      faultsOf('newPassword'),
    );
    await expect(reset({ id: '00000000-0000-4000-8000-000000000000' }, administrator)).rejects.toMatchObject({
      status: 404,
    });
    await expect(reset({ id: app.account('Administrator').id }, administrator)).rejects.toMatchObject({
      status: 403,
    });
    await expect(reset({}, await app.signIn('Auditor'))).rejects.toMatchObject({ status: 403 });
  });
});
