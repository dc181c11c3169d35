import { auth, type Problem, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { proofHeaders, solve, useUp } from '../../testing/proof.ts';
import { startAppForFile } from '../../testing/office.ts';

const captured = capturedLog();
let administrator: string;
const password = 'seven lamps on the sill';

const app = await startAppForFile({ log: captured.log });
// Every test has its own quarter of an hour, so that limits of one do not reach the next.
beforeEach(async () => {
  app.clock.advance({ minutes: 16 });
  administrator = await app.signIn('Administrator');
});

let count = 0;
async function newUser(extra: { phone?: string; password?: string } = { password }) {
  count += 1;
  const { roleId } = await app.call(
    users.get,
    { params: { id: app.account('Treasurer').id } },
    administrator,
  );
  const body = { name: `Person ${count}`, email: `person${count}@example.bt`, roleId, ...extra };
  return app.call(users.create, { body }, administrator);
}

function loginFrom(address: string, username: string, typed = password) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    payload: { username, password: typed },
  });
}

describe('signing in', () => {
  it('answers tokens and who one is, by e-mail or by phone, and leaves a trace', async () => {
    const user = await newUser({ phone: '17 55 44 33', password });
    for (const username of [user.email.toUpperCase(), ' 17554433 ', '+975 17 554 433']) {
      const answer = await app.call(auth.login, { body: { username, password } });
      expect(answer.userData).toMatchObject({
        id: user.id,
        name: user.name,
        photo: null,
        role: 'Treasurer',
        roleType: 'admin',
        memberId: null,
        mustChangePassword: false,
      });
      expect(answer.userData.ability).toContainEqual({ action: 'manage', subject: 'Donation' });
      expect(await app.call(auth.me, {}, answer.accessToken)).toEqual(answer.userData);
    }
    const { lastLoginAt } = await app.call(users.get, { params: { id: user.id } }, administrator);
    expect(lastLoginAt).toBe(app.clock.now().toISOString());
    const traces = await app.db
      .selectFrom('auditEntries')
      .select(['actorId', 'actorName', 'action'])
      .where('entityId', '=', user.id)
      .where('action', '=', 'sign_in')
      .execute();
    expect(traces).toHaveLength(3);
    expect(traces[0]).toMatchObject({ actorId: user.id, actorName: user.name });
  });

  it('says the same to everybody who may not come in', async () => {
    const disabled = await newUser();
    await app.call(
      users.update,
      { params: { id: disabled.id }, body: { status: 'disabled' } },
      administrator,
    );
    const removed = await newUser();
    await app.call(users.remove, { params: { id: removed.id } }, administrator);
    const invited = await newUser({});
    const known = await newUser();
    const answers = [
      await app.send(auth.login, { body: { username: known.email, password: 'another pass phrase' } }),
      await app.send(auth.login, { body: { username: 'nobody@example.bt', password } }),
      await app.send(auth.login, { body: { username: "' or 1=1 --", password } }),
      await app.send(auth.login, { body: { username: disabled.email, password } }),
      await app.send(auth.login, { body: { username: removed.email, password } }),
      await app.send(auth.login, { body: { username: invited.email, password } }),
    ];
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const bodies = answers.map(({ bytes }) => bytes.toString().replace(/[0-9a-f-]{36}/, ''));
    expect(new Set(bodies).size).toBe(1);
    expect(await app.send(auth.login, { body: { username: known.email, password } })).toMatchObject({
      status: 200,
    });
  });
});

/** What a browser does: where a proof of work is asked for, it brings one. */
async function loginWithProof(address: string, username: string, typed = password) {
  const body = { username, password: typed };
  const asked = await app.send(auth.login, { body }, { from: address });
  const { challenge } = asked.body as Problem;
  if (!challenge) return asked;
  const headers = proofHeaders(challenge, await solve(challenge));
  return app.send(auth.login, { body }, { from: address, headers });
}

const wrong = 'wrong pass phrase';
const isAsked = (answer: { body: string }) => (JSON.parse(answer.body) as Problem).code === 'proof_required';

describe('trying out passwords', () => {
  it.each(['someone', 'nobody'])('takes work after ten tries from one address, for %s', async (who) => {
    const username = who === 'someone' ? (await newUser()).email : 'nobody.at.all@example.bt';
    const address = who === 'someone' ? '10.1.0.1' : '10.1.0.2';
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await loginFrom(address, username, wrong)).statusCode).toBe(401);
    const refused = await loginFrom(address, username, wrong);
    expect([refused.statusCode, isAsked(refused)]).toEqual([429, true]);
    expect(Number(refused.headers['retry-after'])).toBe(900);
    expect((await loginFrom(address, username)).statusCode).toBe(429);
    expect(await loginWithProof(address, username, wrong)).toMatchObject({ status: 401 });
    expect((await loginWithProof(address, username)).status).toBe(who === 'someone' ? 200 : 401);
  });

  it('does not keep the owner out: from another address at once, and here with the work', async () => {
    const { email } = await newUser();
    for (let attempt = 1; attempt <= 12; attempt += 1) await loginFrom('10.2.0.1', email, wrong);
    expect((await loginFrom('10.2.0.1', email)).statusCode).toBe(429);
    expect((await loginFrom('10.2.0.2', email)).statusCode).toBe(200);
    expect((await loginWithProof('10.2.0.1', email)).status).toBe(200);
    app.clock.advance({ minutes: 15 });
    expect((await loginFrom('10.2.0.1', email)).statusCode).toBe(200);
  });

  it('by sixty people at the office lets the treasurer log in there within a minute', async () => {
    const { email } = app.account('Treasurer');
    const owner = app.account('Treasurer').password;
    const office = '10.2.1.1';
    for (let attempt = 1; attempt <= 60; attempt += 1)
      await loginWithProof(office, attempt % 2 ? email : `name${attempt}@example.bt`, wrong);
    expect(isAsked(await loginFrom(office, email, owner))).toBe(true);
    const began = performance.now();
    expect(await loginWithProof(office, email, owner)).toMatchObject({ status: 200 });
    expect(performance.now() - began).toBeLessThan(60_000);
    // Nobody else at the office has to stop, either.
    const colleague = app.account('Auditor');
    expect(await loginWithProof(office, colleague.email, colleague.password)).toMatchObject({ status: 200 });
  });

  it('takes no work with a second name of the same person, which tells nobody that both are theirs', async () => {
    const { email } = await newUser({ phone: '17 55 44 66', password });
    const phone = '17554466';
    for (let attempt = 1; attempt <= 12; attempt += 1) await loginFrom('10.6.0.1', email, wrong);
    expect(isAsked(await loginFrom('10.6.0.1', email, wrong))).toBe(true);
    const answers = [
      await loginFrom('10.6.0.1', phone, wrong),
      await loginFrom('10.6.0.1', 'nobody.with.this.name@example.bt', wrong),
    ];
    const told = answers.map(({ statusCode, body }) => [statusCode, body.replace(/[0-9a-f-]{36}/, '')]);
    expect(new Set(told.map(String)).size).toBe(1);
    expect((await loginFrom('10.6.0.1', phone)).statusCode).toBe(200);
  });

  it('is forgotten when the right one comes', async () => {
    const { email } = await newUser();
    for (let round = 1; round <= 3; round += 1) {
      for (let attempt = 1; attempt <= 9; attempt += 1) await loginFrom('10.3.0.1', email, wrong);
      expect((await loginFrom('10.3.0.1', email)).statusCode).toBe(200);
    }
  });

  it('takes work after fifty names from one address, while the name’s owner gets in elsewhere', async () => {
    const { email } = await newUser();
    for (let attempt = 1; attempt <= 50; attempt += 1)
      await loginFrom('10.4.0.1', `name${attempt}@example.bt`);
    expect(isAsked(await loginFrom('10.4.0.1', email))).toBe(true);
    expect((await loginFrom('10.4.0.2', email)).statusCode).toBe(200);
    expect((await loginWithProof('10.4.0.1', email)).status).toBe(200);
  });

  it('counts a whole household’s IPv6 addresses as one, and all networks of a /48 together', async () => {
    const { email } = await newUser();
    for (let attempt = 1; attempt <= 10; attempt += 1)
      await loginFrom(`2001:db8:7:7::${attempt}`, email, wrong);
    expect(isAsked(await loginFrom('2001:db8:7:7:ffff::1', email))).toBe(true);
    expect((await loginFrom('2001:db8:7:8::1', email)).statusCode).toBe(200);
    await loginFrom('2001:db8:9:1::1', 'name@example.bt', wrong);
    await useUp(app, 'login:wide 2001:db8:9');
    expect(isAsked(await loginFrom('2001:db8:9:ffff::1', email))).toBe(true);
    expect((await loginFrom('2001:db8:a:1::1', email)).statusCode).toBe(200);
  });

  it('writes no names into the log', async () => {
    await loginFrom('10.5.0.1', 'canary.person@example.bt', 'canary pass phrase');
    const everything = JSON.stringify(captured.lines);
    expect(everything).toContain('sign-in refused');
    expect(everything).not.toMatch(/canary/);
  });
});

describe('signing out', () => {
  it('ends the session for both tokens, and others go on', async () => {
    const { email } = await newUser();
    const here = await app.call(auth.login, { body: { username: email, password } });
    const there = await app.call(auth.login, { body: { username: email, password } });
    await app.call(auth.logout, {}, here.accessToken);
    expect(await app.send(auth.me, {}, { token: here.accessToken })).toMatchObject({ status: 401 });
    expect(await app.send(auth.refresh, { body: here })).toMatchObject({ status: 422 });
    expect(await app.send(auth.refresh, { body: { refreshToken: here.refreshToken } })).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    });
    expect(await app.send(auth.me, {}, { token: there.accessToken })).toMatchObject({ status: 200 });
  });

  it('needs somebody who is signed in', async () => {
    expect(await app.send(auth.logout, {})).toMatchObject({ status: 401 });
    expect(await app.send(auth.me, {})).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
