import { auth, donations, ownSignIn, roles, start, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAuthenticator, askedForSecondStep, codeOf } from '../../../testing/second-step.ts';
import { startAppForFile } from '../../../testing/office.ts';

const password = 'seven lamps on the sill';
let administrator: string;
const app = await startAppForFile();
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  administrator = await app.signIn('Administrator');
});

async function roleOf(name: 'Treasurer' | 'Member') {
  const { roleId } = await app.call(users.get, { params: { id: app.account(name).id } }, administrator);
  return roleId;
}
let count = 0;
async function newTreasurer() {
  count += 1;
  const email = `required${count}@example.bt`;
  const body = { name: `Person ${count}`, email, roleId: await roleOf('Treasurer'), password };
  const { id } = await app.call(users.create, { body }, administrator);
  return { id, email, login: { username: email, password } };
}
async function requireOf(name: 'Treasurer' | 'Member', requiresSecondFactor: boolean) {
  const params = { id: await roleOf(name) };
  return app.send(roles.update, { params, body: { requiresSecondFactor } }, { token: administrator });
}

describe('a role that requires a second step', () => {
  it('lets its people do nothing but add one, and then everything', async () => {
    const { login } = await newTreasurer();
    expect((await requireOf('Treasurer', true)).body).toMatchObject({ requiresSecondFactor: true });
    const { accessToken: token, userData } = await app.call(auth.login, { body: login });
    expect(userData.mustAddSecondFactor).toBe(true);
    const blocked = { status: 403, body: { code: 'second_factor_setup_required' } };
    expect(await app.send(donations.list, {}, { token })).toMatchObject(blocked);
    expect(await app.send(users.get, { params: { id: userData.id } }, { token })).toMatchObject(blocked);
    expect((await app.call(start.get, {}, token)).answers).toEqual([]);
    expect((await app.call(ownSignIn.get, {}, token)).isRequired).toBe(true);
    const { key } = await addAuthenticator(app, token, password);
    expect((await app.send(donations.list, {}, { token })).status).toBe(200);
    expect((await app.call(auth.me, {}, token)).mustAddSecondFactor).toBe(false);

    const body = { password };
    const last = await app.send(ownSignIn.removeAuthenticator, { body }, { token });
    expect(last).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Treasurer') } });
    app.clock.advance({ seconds: 30 });
    const { challenge } = await askedForSecondStep(app, login);
    const code = codeOf(app, key);
    expect((await app.send(auth.finishLogin, { body: { challenge, code } })).status).toBe(200);
    await requireOf('Treasurer', false);
    await app.call(ownSignIn.removeAuthenticator, { body }, token);
  });

  it('leaves no way to the passwords of others before it is added', async () => {
    const { id } = await newTreasurer();
    const own = app.account('Administrator');
    const roleId = (await app.call(users.get, { params: { id: own.id } }, administrator)).roleId;
    const login = { username: 'second.chief@example.bt', password };
    const chief = { name: 'Second Chief', email: login.username, roleId, password };
    await app.call(users.create, { body: chief }, administrator);
    const { accessToken: token } = await app.call(auth.login, { body: login });
    const params = { id: roleId };
    await app.call(roles.update, { params, body: { requiresSecondFactor: true } }, administrator);
    const pair = { newPassword: 'nine prayer flags above', confirmPassword: 'nine prayer flags above' };
    const body = { currentPassword: password, ...pair };
    const others = await app.send(auth.changePassword, { params: { id }, body }, { token });
    await app.db.updateTable('roles').set({ requiresSecondFactor: false }).where('id', '=', roleId).execute();
    expect(others).toMatchObject({ status: 403, body: { code: 'second_factor_setup_required' } });
  });

  it('works at the next click of somebody who is signed in already', async () => {
    const { login } = await newTreasurer();
    const { accessToken: token } = await app.call(auth.login, { body: login });
    expect((await app.send(donations.list, {}, { token })).status).toBe(200);
    await requireOf('Treasurer', true);
    expect((await app.send(donations.list, {}, { token })).status).toBe(403);
    await requireOf('Treasurer', false);
    expect((await app.send(donations.list, {}, { token })).status).toBe(200);
  });

  it('is of the office', async () => {
    expect(await requireOf('Member', true)).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'requiresSecondFactor' }] },
    });
  });
});

const reset = (id: string, token = administrator, reason = 'Lost the phone') =>
  app.send(auth.resetSecondFactor, { params: { id }, body: { reason } }, { token });

describe('an administrator resets a lost second step', () => {
  it('with a reason, and the user is told and logged out', async () => {
    const { id, email, login } = await newTreasurer();
    const { accessToken: token } = await app.call(auth.login, { body: login });
    await addAuthenticator(app, token, password);
    const { challenge } = await askedForSecondStep(app, login);
    const found = await app.call(users.get, { params: { id } }, administrator);
    expect(found.hasSecondFactor).toBe(true);
    expect((await reset(id, administrator, ' ')).status).toBe(422);
    expect((await reset(id)).status).toBe(204);
    expect((await app.send(auth.me, {}, { token })).status).toBe(401);
    const begun = { body: { challenge, code: '000000' } };
    expect(await app.send(auth.finishLogin, begun)).toMatchObject({ body: { code: 'sign_in_expired' } });
    expect((await app.send(auth.login, { body: login })).status).toBe(200);
    const entry = await app.db
      .selectFrom('auditEntries')
      .select(['actorId', 'reason'])
      .where('action', '=', 'reset_second_factor')
      .where('entityId', '=', id)
      .executeTakeFirst();
    expect(entry).toEqual({ actorId: app.account('Administrator').id, reason: 'Lost the phone' });
    const mails = (await app.outbox()).filter(({ kind }) => kind === 'second_factor_reset');
    expect(mails.map(({ recipient }) => recipient)).toEqual([email]);
    expect(mails[0]?.subject).not.toMatch(/Person|@/);
    expect(await reset(id)).toMatchObject({ status: 409 });
  });

  it('but never their own, and nobody resets that of somebody with more rights', async () => {
    const { id } = app.account('Administrator');
    const adding = await addAuthenticator(app, administrator, app.account('Administrator').password);
    expect(await reset(id)).toMatchObject({ status: 403 });
    const manager = await app.call(
      roles.create,
      {
        body: {
          name: 'Account manager',
          roleType: 'admin',
          permissionIds: (
            await app.db
              .selectFrom('permissions')
              .select('id')
              .where('action', '=', 'manage')
              .where('subject', '=', 'User')
              .execute()
          ).map((row) => row.id),
        },
      },
      administrator,
    );
    const { email } = await app.call(
      users.create,
      { body: { name: 'Manager', email: 'manager@example.bt', roleId: manager.id, password } },
      administrator,
    );
    const { accessToken } = await app.call(auth.login, { body: { username: email, password } });
    expect(await reset(id, accessToken)).toMatchObject({ status: 403 });
    expect(await reset(app.account('Auditor').id, await app.signIn('Auditor'))).toMatchObject({
      status: 403,
    });
    expect(adding.recoveryCodes).toHaveLength(10);
    const body = { password: app.account('Administrator').password };
    await app.call(ownSignIn.removeAuthenticator, { body }, administrator);
  });
});
