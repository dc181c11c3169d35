import { auth, ownDevices, ownSignIn, roles, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAuthenticator, askedForSecondStep, codeOf } from '../../../testing/second-step.ts';
import { startAppForFile } from '../../../testing/office.ts';

const password = 'seven lamps on the sill';
const newPassword = 'nine prayer flags above';
const pair = { newPassword, confirmPassword: newPassword };
let administrator: string;

const app = await startAppForFile({ baseUrl: 'https://members.example.bt' });
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  administrator = await app.signIn('Administrator');
});

let count = 0;
async function newUser() {
  count += 1;
  const { roleId } = await app.call(
    users.get,
    { params: { id: app.account('Treasurer').id } },
    administrator,
  );
  const email = `trusted${count}@example.bt`;
  const body = { name: `Person ${count}`, email, roleId, password };
  const { id } = await app.call(users.create, { body }, administrator);
  const login = { username: email, password };
  const { accessToken: token } = await app.call(auth.login, { body: login });
  const { key, recoveryCodes } = await addAuthenticator(app, token, password);
  app.clock.advance({ seconds: 30 });
  return { id, email, roleId, login, key, recoveryCodes, token };
}
type Person = Awaited<ReturnType<typeof newUser>>;

/** Signs in with a code and ticks that this device is not to be asked again. */
async function trust({ login, key }: Pick<Person, 'login' | 'key'>) {
  const { challenge } = await askedForSecondStep(app, login);
  const body = { challenge, code: codeOf(app, key), trustDevice: true };
  const answer = await app.send(auth.finishLogin, { body });
  expect(answer.status).toBe(200);
  app.clock.advance({ seconds: 30 });
  const { accessToken: token } = auth.finishLogin.response.parse(answer.body);
  const setCookie = answer.headers['set-cookie'] ?? '';
  return { token, setCookie, cookie: setCookie.split(';', 1)[0]! };
}

/** Types the password on a device that brings this cookie. */
const loginWith = (cookie: string, body: Person['login']) =>
  app.send(auth.login, { body }, { headers: { cookie } });
const asked = { status: 401, body: { code: 'second_factor_needed' } };

async function mailedToken(email: string): Promise<string> {
  await app.call(auth.forgotPassword, { body: { username: email } });
  await app.jobs.runDue();
  const mail = (await app.outbox()).findLast(
    ({ recipient, kind }) => recipient === email && kind === 'password_reset',
  );
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('a device that somebody ticks', () => {
  it('is asked for the password alone for thirty days, and then for the second step again', async () => {
    const person = await newUser();
    const { cookie, setCookie } = await trust(person);
    expect(setCookie).toMatch(
      /^trusted_device=[\w-]{43}; Path=\/api\/auth\/login; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await loginWith(cookie, person.login)).toMatchObject({ status: 200 });
    expect(await loginWith(cookie, { ...person.login, password: 'wrong phrase here' })).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials' },
    });
    const last = await app.db
      .selectFrom('auditEntries')
      .select('after')
      .where('entityId', '=', person.id)
      .where('action', '=', 'sign_in')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last?.after).toEqual({ method: 'trusted_device' });
    const rows = await app.db.selectFrom('trustedDevices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    app.clock.advance({ days: 30 });
    expect(await loginWith(cookie, person.login)).toMatchObject(asked);
  });

  it('is no key to the account of somebody else, though the cookie is real', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { cookie } = await trust(owner);
    expect(await loginWith(cookie, other.login)).toMatchObject(asked);
    expect(await loginWith('trusted_device=made-up-made-up-made-up-made-up', owner.login)).toMatchObject(
      asked,
    );
  });

  it('is not made by signing in without the tick, or with a recovery code', async () => {
    const person = await newUser();
    const { challenge } = await askedForSecondStep(app, person.login);
    const plain = await app.send(auth.finishLogin, { body: { challenge, code: codeOf(app, person.key) } });
    expect([plain.status, plain.headers['set-cookie']]).toEqual([200, undefined]);
    const again = await askedForSecondStep(app, person.login);
    expect(again.mayTrustDevice).toBe(true);
    const recovered = await app.send(auth.finishLogin, {
      body: { challenge: again.challenge, recoveryCode: person.recoveryCodes[0]!, trustDevice: true },
    });
    expect([recovered.status, recovered.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('is listed, stays so after logging out, and ends when it is signed out of the list', async () => {
    const person = await newUser();
    const { token, cookie } = await trust(person);
    const own = (await app.call(ownDevices.list, {}, token)).find(({ isThis }) => isThis);
    const until = new Date(app.clock.now().getTime() - 30_000 + 30 * 24 * 60 * 60 * 1000).toISOString();
    expect(own).toMatchObject({ trustedUntil: until });
    await app.call(auth.logout, {}, token);
    const elsewhere = await trust(person);
    const left = (await app.call(ownDevices.list, {}, elsewhere.token)).find(
      ({ signedInAt }) => signedInAt === null,
    );
    expect(left).toMatchObject({ isThis: false, trustedUntil: until });
    expect(await loginWith(cookie, person.login)).toMatchObject({ status: 200 });
    // Signed in again it is one device, not two.
    const list = await app.call(ownDevices.list, {}, elsewhere.token);
    expect(list.filter(({ trustedUntil }) => trustedUntil === until)).toHaveLength(1);
    const again = list.find(({ trustedUntil }) => trustedUntil === until)!;
    await app.call(ownDevices.signOut, { params: { id: again.id } }, elsewhere.token);
    expect(await loginWith(cookie, person.login)).toMatchObject(asked);
    expect(await loginWith(elsewhere.cookie, person.login)).toMatchObject({ status: 200 });
  });

  it('that is signed out already can be asked again; that of somebody else does not exist', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { token, cookie } = await trust(owner);
    await app.call(auth.logout, {}, token);
    const { accessToken } = auth.login.response.parse((await loginWith(cookie, owner.login)).body);
    await app.call(auth.logout, {}, accessToken);
    const { id } = await app.db
      .selectFrom('trustedDevices')
      .select('id')
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow();
    const foreign = await app.send(ownDevices.signOut, { params: { id } }, { token: other.token });
    expect(foreign.status).toBe(404);
    await app.call(ownDevices.signOut, { params: { id } }, (await trust(owner)).token);
    expect(await loginWith(cookie, owner.login)).toMatchObject(asked);
  });

  it('ends when another one signs out all others, which itself stays trusted', async () => {
    const person = await newUser();
    const first = await trust(person);
    const second = await trust(person);
    await app.call(ownDevices.signOutOthers, {}, second.token);
    expect(await loginWith(first.cookie, person.login)).toMatchObject(asked);
    expect(await loginWith(second.cookie, person.login)).toMatchObject({ status: 200 });
  });

  const ends: Record<string, (person: Person, token: string) => Promise<string>> = {
    async 'the password is changed'({ id }, token) {
      const body = { currentPassword: password, ...pair };
      await app.call(auth.changePassword, { params: { id }, body }, token);
      return newPassword;
    },
    async 'the password is reset by a mailed link'({ email }) {
      await app.call(auth.resetPassword, { body: { token: await mailedToken(email), ...pair } });
      return newPassword;
    },
    async 'an administrator resets the password'({ id }) {
      await app.call(auth.resetByAdministrator, { body: { id, ...pair } }, administrator);
      return newPassword;
    },
    async 'the role is set to ask each time'({ roleId }) {
      const copy = await app.call(roles.get, { params: { id: roleId } }, administrator);
      expect(copy.secondFactorEachTime).toBe(false);
      const body = { secondFactorEachTime: true };
      await app.call(roles.update, { params: { id: roleId }, body }, administrator);
      return password;
    },
  };
  it.each(Object.keys(ends))('ends when %s', async (what) => {
    const person = await newUser();
    const { token, cookie } = await trust(person);
    const typed = await ends[what]!(person, token);
    expect(await loginWith(cookie, { ...person.login, password: typed })).toMatchObject(asked);
    const each = { secondFactorEachTime: false };
    await app.call(roles.update, { params: { id: person.roleId }, body: each }, administrator);
  });

  it.each(['is reset by an administrator', 'is removed by its owner'])(
    'ends when the second step %s, also after another one is added',
    async (what) => {
      const person = await newUser();
      const { token, cookie } = await trust(person);
      const body = { reason: 'Lost' };
      if (what.startsWith('is reset'))
        await app.call(auth.resetSecondFactor, { params: { id: person.id }, body }, administrator);
      else await app.call(ownSignIn.removeAuthenticator, { body: { password } }, token);
      const { accessToken } = await app.call(auth.login, { body: person.login });
      await addAuthenticator(app, accessToken, password);
      expect(await loginWith(cookie, person.login)).toMatchObject(asked);
    },
  );
});

it('a role that is asked each time is not offered the tick, and sending it does nothing', async () => {
  const person = await newUser();
  const params = { id: person.roleId };
  await app.call(roles.update, { params, body: { secondFactorEachTime: true } }, administrator);
  const { challenge, mayTrustDevice } = await askedForSecondStep(app, person.login);
  expect(mayTrustDevice).toBe(false);
  const body = { challenge, code: codeOf(app, person.key), trustDevice: true };
  const answer = await app.send(auth.finishLogin, { body });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  await app.call(roles.update, { params, body: { secondFactorEachTime: false } }, administrator);
  const { roleId } = await app.call(users.get, { params: { id: app.account('Member').id } }, administrator);
  const refused = await app.send(
    roles.update,
    { params: { id: roleId }, body: { secondFactorEachTime: true } },
    { token: administrator },
  );
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ property: 'secondFactorEachTime' }] } });
});
