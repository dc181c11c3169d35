import { auth, ownSignIn, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { capturedLog } from '../../../testing/captured-log.ts';
import { addAuthenticator, askedForSecondStep, codeOf } from '../../../testing/second-step.ts';
import { startAppForFile } from '../../../testing/office.ts';

const captured = capturedLog();
const password = 'seven lamps on the sill';
let administrator: string;

const app = await startAppForFile({ log: captured.log });
// Every test has hours of its own, so that limits of one do not reach the next.
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  administrator = await app.signIn('Administrator');
});

let count = 0;
/** Somebody of the office with an authenticator app. */
async function newUser() {
  count += 1;
  const { id } = app.account('Treasurer');
  const { roleId } = await app.call(users.get, { params: { id } }, administrator);
  const email = `second${count}@example.bt`;
  const body = { name: `Person ${count}`, email, roleId, password };
  const user = await app.call(users.create, { body }, administrator);
  const login = { username: email, password };
  const { accessToken } = await app.call(auth.login, { body: login });
  const { key, recoveryCodes } = await addAuthenticator(app, accessToken, password);
  // The next half minute, since the code of this one is used up.
  app.clock.advance({ seconds: 30 });
  return { id: user.id, email, login, key, recoveryCodes, token: accessToken };
}
type Body = Parameters<typeof app.call<typeof auth.finishLogin>>[1]['body'];
const finish = (body: Body, from?: string) => app.send(auth.finishLogin, { body }, from ? { from } : {});
const challengeOf = async (login: { username: string; password: string }) =>
  (await askedForSecondStep(app, login)).challenge;
const faultOf = (property: string) => ({ status: 422, body: { errors: [{ property }] } });

describe('signing in with an authenticator app', () => {
  it('takes the password and the code, and leaves a record', async () => {
    const { id, login, key } = await newUser();
    const asked = await app.send(auth.login, { body: login });
    expect(asked).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } });
    expect(JSON.stringify(asked.body)).not.toMatch(/accessToken|refreshToken|userData/);
    const { challenge, methods, name } = await askedForSecondStep(app, login);
    expect({ methods, name }).toEqual({ methods: ['code', 'recovery_code'], name: `Person ${count}` });
    const { accessToken, userData } = await app.call(auth.finishLogin, {
      body: { challenge, code: codeOf(app, key).replace(/(...)/, '$1 ') },
    });
    expect(userData.id).toBe(id);
    expect(await app.call(auth.me, {}, accessToken)).toEqual(userData);
    const last = await app.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'after'])
      .where('entityId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ action: 'sign_in', actorId: id, after: { method: 'code' } });
  });

  it('ends the sessions that the password alone had opened', async () => {
    const { id } = app.account('Treasurer');
    const { roleId } = await app.call(users.get, { params: { id } }, administrator);
    const login = { username: 'two.devices@example.bt', password };
    await app.call(
      users.create,
      { body: { name: 'Two Devices', email: login.username, roleId, password } },
      administrator,
    );
    const { accessToken: other } = await app.call(auth.login, { body: login });
    const { accessToken: own } = await app.call(auth.login, { body: login });
    await addAuthenticator(app, own, password);
    expect((await app.send(auth.me, {}, { token: other })).status).toBe(401);
    expect((await app.send(auth.me, {}, { token: own })).status).toBe(200);
  });

  it('refuses the same code a second time, in another sign-in as well', async () => {
    const { login, key } = await newUser();
    const code = codeOf(app, key);
    const [first, second] = [await challengeOf(login), await challengeOf(login)];
    expect((await finish({ challenge: first, code })).status).toBe(200);
    expect(await finish({ challenge: second, code })).toMatchObject(faultOf('code'));
    app.clock.advance({ seconds: 30 });
    expect((await finish({ challenge: second, code: codeOf(app, key) })).status).toBe(200);
  });

  it('lets one code in once, however many bring it at the same time', async () => {
    const { login, key } = await newUser();
    const code = codeOf(app, key);
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf(login)));
    const answers = await Promise.all(challenges.map((challenge) => finish({ challenge, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes a challenge once, for five minutes and five tries', async () => {
    const { login, key } = await newUser();
    const used = await challengeOf(login);
    expect((await finish({ challenge: used, code: codeOf(app, key) })).status).toBe(200);
    app.clock.advance({ seconds: 30 });
    const expired = { status: 401, body: { code: 'sign_in_expired' } };
    expect(await finish({ challenge: used, code: codeOf(app, key) })).toMatchObject(expired);
    const mistyped = await challengeOf(login);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await finish({ challenge: mistyped, code: '000000' })).toMatchObject(faultOf('code'));
    expect(await finish({ challenge: mistyped, code: codeOf(app, key) })).toMatchObject(expired);
    const late = await challengeOf(login);
    app.clock.advance({ minutes: 5 });
    expect(await finish({ challenge: late, code: codeOf(app, key) })).toMatchObject(expired);
    expect(await finish({ challenge: 'made up', code: '000000' })).toMatchObject(expired);
  });

  it('ends with a change of the password meanwhile', async () => {
    const { id, login, key } = await newUser();
    const challenge = await challengeOf(login);
    const body = { id, newPassword: 'nine prayer flags above', confirmPassword: 'nine prayer flags above' };
    await app.call(auth.resetByAdministrator, { body }, administrator);
    expect(await finish({ challenge, code: codeOf(app, key) })).toMatchObject({
      body: { code: 'sign_in_expired' },
    });
  });

  it('wants exactly one answer', async () => {
    const challenge = 'any';
    expect(await finish({ challenge })).toMatchObject(faultOf('code'));
    const two = { challenge, code: '123456', recoveryCode: 'abcd' };
    expect(await finish(two)).toMatchObject(faultOf('code'));
    expect(await finish({ challenge, code: '12345' })).toMatchObject(faultOf('code'));
  });
});

it('a mailed link brings a new password, and the code is still asked for', async () => {
  const { email, key } = await newUser();
  await app.call(auth.forgotPassword, { body: { username: email } });
  await app.jobs.runDue();
  const mail = (await app.outbox()).findLast(({ recipient }) => recipient === email);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const newPassword = 'nine prayer flags above';
  await app.call(auth.resetPassword, { body: { token, newPassword, confirmPassword: newPassword } });
  const challenge = await challengeOf({ username: email, password: newPassword });
  expect((await finish({ challenge, code: codeOf(app, key) })).status).toBe(200);
});

describe('guessing codes', () => {
  it('is stopped for the account, from wherever, while a recovery code still opens it', async () => {
    const { login, key, recoveryCodes } = await newUser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 35; tries += 1) {
      const challenge = await challengeOf(login);
      statuses.push((await finish({ challenge, code: '000000' }, `10.9.${tries}.1`)).status);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
    const right = await finish({ challenge: await challengeOf(login), code: codeOf(app, key) });
    expect(right.status).toBe(429);
    const recovered = { challenge: await challengeOf(login), recoveryCode: recoveryCodes[0]! };
    expect((await finish(recovered)).status).toBe(200);
  });

  it('is stopped after ten tries from one address', async () => {
    const { login } = await newUser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await finish({ challenge: await challengeOf(login), code: '000000' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe('recovery codes', () => {
  it('each open the account once, and the owner is told', async () => {
    const { login, email, recoveryCodes } = await newUser();
    expect(recoveryCodes).toHaveLength(10);
    const recoveryCode = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
    const challenge = await challengeOf(login);
    const { accessToken } = await app.call(auth.finishLogin, { body: { challenge, recoveryCode } });
    const methods = await app.call(ownSignIn.get, {}, accessToken);
    expect(methods.recoveryCodes).toEqual({ total: 10, left: 9 });
    const again = await finish({ challenge: await challengeOf(login), recoveryCode });
    expect(again).toMatchObject(faultOf('recoveryCode'));
    const mail = (await app.outbox()).find(
      ({ recipient, kind }) => recipient === email && kind === 'recovery_code_used',
    );
    expect(mail?.body).toContain('left: 9');
    expect(mail?.body).not.toContain(recoveryCodes[3]);
  });

  it('of somebody else do not open it, and old ones no longer do', async () => {
    const other = await newUser();
    const { login, recoveryCodes, token } = await newUser();
    const [foreign] = other.recoveryCodes;
    expect(await finish({ challenge: await challengeOf(login), recoveryCode: foreign! })).toMatchObject(
      faultOf('recoveryCode'),
    );
    const fresh = await app.call(ownSignIn.makeRecoveryCodes, { body: { password } }, token);
    expect(
      await finish({ challenge: await challengeOf(login), recoveryCode: recoveryCodes[0]! }),
    ).toMatchObject(faultOf('recoveryCode'));
    const opened = { challenge: await challengeOf(login), recoveryCode: fresh.recoveryCodes[0]! };
    expect((await finish(opened)).status).toBe(200);
  });
});

describe('one’s own authenticator app', () => {
  it('is added and removed with the password only', async () => {
    const { token, login } = await newUser();
    const wrong = { body: { password: 'another pass phrase' } };
    for (const call of [
      'beginAuthenticator',
      'removeAuthenticator',
      'makeRecoveryCodes',
      'beginPasskey',
    ] as const)
      expect(await app.send(ownSignIn[call], wrong, { token })).toMatchObject(faultOf('password'));
    await app.call(ownSignIn.removeAuthenticator, { body: { password } }, token);
    const methods = await app.call(ownSignIn.get, {}, token);
    expect(methods).toMatchObject({ authenticatorApp: null, recoveryCodes: null });
    expect((await app.send(auth.login, { body: login })).status).toBe(200);
  });

  it('moves to another phone: the old one stops when the new one has shown its code', async () => {
    const { token, login, key } = await newUser();
    const next = await app.call(ownSignIn.beginAuthenticator, { body: { password } }, token);
    expect((await finish({ challenge: await challengeOf(login), code: codeOf(app, key) })).status).toBe(200);
    const wrong = { body: { code: '000000' } };
    expect(await app.send(ownSignIn.confirmAuthenticator, wrong, { token })).toMatchObject(faultOf('code'));
    const right = { body: { code: codeOf(app, next.key) } };
    const confirmed = await app.call(ownSignIn.confirmAuthenticator, right, token);
    expect(confirmed.recoveryCodes).toBeNull();
    app.clock.advance({ seconds: 30 });
    const challenge = await challengeOf(login);
    expect(await finish({ challenge, code: codeOf(app, key) })).toMatchObject(faultOf('code'));
    expect((await finish({ challenge, code: codeOf(app, next.key) })).status).toBe(200);
  });

  it('waits a quarter of an hour for its first code', async () => {
    const early = await app.signIn('Auditor');
    const { password: typed } = app.account('Auditor');
    const begun = await app.call(ownSignIn.beginAuthenticator, { body: { password: typed } }, early);
    app.clock.advance({ minutes: 14 });
    const token = await app.signIn('Auditor');
    app.clock.advance({ minutes: 1 });
    const body = { code: codeOf(app, begun.key) };
    const late = await app.send(ownSignIn.confirmAuthenticator, { body }, { token });
    expect(late).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  });

  it('is not for members', async () => {
    const token = await app.signIn('Member');
    const body = { password: app.account('Member').password };
    expect((await app.send(ownSignIn.beginAuthenticator, { body }, { token })).status).toBe(403);
    expect((await app.call(ownSignIn.get, {}, token)).mayUseAuthenticatorApp).toBe(false);
  });
});

it('keys and codes are nowhere to be read: not in the tables, the audit, the mails or the log', async () => {
  const { id, login, key, recoveryCodes, token } = await newUser();
  const code = codeOf(app, key);
  await finish({ challenge: await challengeOf(login), recoveryCode: recoveryCodes[0]! });
  await finish({ challenge: await challengeOf(login), code });
  const rows = await Promise.all([
    app.db.selectFrom('authenticatorApps').selectAll().where('userId', '=', id).execute(),
    app.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', id).execute(),
    app.db.selectFrom('auditEntries').selectAll().where('entityId', '=', id).execute(),
    app.outbox(),
    app.call(ownSignIn.get, {}, token),
  ]);
  const everything = JSON.stringify([rows, captured.lines]);
  for (const secret of [key, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')])
    expect(everything).not.toContain(secret);
  expect(JSON.stringify(captured.lines)).not.toContain(code);
});
