import { auth, mostPasskeys, ownSignIn, users } from '@kathok/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askedForSecondStep } from '../../../testing/second-step.ts';
import { type Circumstances, SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const password = 'seven lamps on the sill';
let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  administrator = await app.signIn('Administrator');
});

async function begin(token: string) {
  return app.call(ownSignIn.beginPasskey, { body: { password } }, token);
}
async function add(
  token: string,
  key = new SoftwareAuthenticator(),
  lie: Circumstances = {},
  name = 'Phone',
) {
  const { challenge, options } = await begin(token);
  const body = { challenge, name, passkey: key.create(options, lie) };
  return { key, answer: await app.send(ownSignIn.addPasskey, { body }, { token }) };
}

let count = 0;
async function newUser(role: 'Treasurer' | 'Member' = 'Treasurer') {
  count += 1;
  const { roleId } = await app.call(users.get, { params: { id: app.account(role).id } }, administrator);
  const email = `passkey${count}@example.bt`;
  const body = { name: `Person ${count}`, email, roleId, password };
  const { id } = await app.call(users.create, { body }, administrator);
  const login = { username: email, password };
  const { accessToken: token } = await app.call(auth.login, { body: login });
  const { key, answer } = await add(token);
  const { recoveryCodes, passkey } = ownSignIn.addPasskey.response.parse(answer.body);
  return { id, login, token, key, recoveryCodes, passkeyId: passkey.id };
}

/** Signs in by a passkey alone; with a challenge, as the second step. */
async function use(key: SoftwareAuthenticator, lie: Circumstances = {}, second?: string) {
  const body = second === undefined ? {} : { challenge: second };
  const { challenge, options } = await app.call(auth.passkeyOptions, { body });
  return app.send(auth.finishLogin, { body: { challenge, passkey: key.get(options, lie) } });
}
const refused = { status: 422, body: { errors: [{ property: 'passkey' }] } };

describe('a passkey', () => {
  it('opens the account alone, with who it is told by the passkey', async () => {
    const { id, key, recoveryCodes } = await newUser();
    expect(recoveryCodes).toHaveLength(10);
    const answer = await use(key);
    expect(answer).toMatchObject({ status: 200, body: { userData: { id } } });
  });

  it('is the second step after the password of somebody of the office', async () => {
    const { id, key, login } = await newUser();
    const { challenge, methods } = await askedForSecondStep(app, login);
    expect(methods).toEqual(['passkey', 'recovery_code']);
    expect(await use(key, {}, challenge)).toMatchObject({ status: 200, body: { userData: { id } } });
  });

  it('is one more way in for a member, whose password goes on working', async () => {
    const { id, key, login, recoveryCodes } = await newUser('Member');
    expect(recoveryCodes).toBeNull();
    expect(await use(key)).toMatchObject({ status: 200, body: { userData: { id, roleType: 'user' } } });
    expect((await app.send(auth.login, { body: login })).status).toBe(200);
  });

  it.each<[string, Circumstances]>([
    ['on another site', { origin: 'http://localhost:4000' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without recognising the person', { isVerified: false }],
  ])('opens nothing %s', async (_, lie) => {
    const { key } = await newUser();
    expect(await use(key, lie)).toMatchObject(refused);
    const { token } = await newUser();
    expect((await add(token, new SoftwareAuthenticator(), lie)).answer).toMatchObject(refused);
  });

  it('answers one challenge, and each only once', async () => {
    const { key } = await newUser();
    const { challenge, options } = await app.call(auth.passkeyOptions, { body: {} });
    const other = await app.call(auth.passkeyOptions, { body: {} });
    const passkey = key.get(options);
    const body = { challenge: other.challenge, passkey };
    expect(await app.send(auth.finishLogin, { body })).toMatchObject(refused);
    expect((await app.send(auth.finishLogin, { body: { challenge, passkey } })).status).toBe(200);
    expect(await app.send(auth.finishLogin, { body: { challenge, passkey } })).toMatchObject({
      body: { code: 'sign_in_expired' },
    });
  });

  it('whose counter goes back is refused: it was copied', async () => {
    const { key } = await newUser();
    key.counter = 5;
    expect((await use(key)).status).toBe(200);
    for (const counter of [5, 4]) {
      key.counter = counter;
      expect(await use(key)).toMatchObject(refused);
    }
    key.counter = 6;
    expect((await use(key)).status).toBe(200);
  });

  it('of somebody else is not the second step', async () => {
    const { login } = await newUser();
    const { key: foreign } = await newUser();
    const { challenge } = await askedForSecondStep(app, login);
    expect(await use(foreign, {}, challenge)).toMatchObject(refused);
    expect(await use(new SoftwareAuthenticator())).toMatchObject(refused);
  });

  it('of a disabled account opens nothing', async () => {
    const { id, key } = await newUser();
    await app.call(users.update, { params: { id }, body: { status: 'disabled' } }, administrator);
    expect(await use(key)).toMatchObject(refused);
  });
});

describe('one’s own passkeys', () => {
  it('are named, renamed and removed, and those of others do not exist', async () => {
    const { token, passkeyId } = await newUser();
    const other = await newUser();
    const rename = { params: { id: passkeyId }, body: { name: 'Old phone' } };
    expect((await app.send(ownSignIn.renamePasskey, rename, { token: other.token })).status).toBe(404);
    expect((await app.call(ownSignIn.renamePasskey, rename, token)).name).toBe('Old phone');
    const remove = { params: { id: passkeyId }, body: { password } };
    expect((await app.send(ownSignIn.removePasskey, remove, { token: other.token })).status).toBe(404);
    await app.call(ownSignIn.removePasskey, remove, token);
    expect((await app.call(ownSignIn.get, {}, token)).passkeys).toEqual([]);
  });

  it('are added with a challenge of one’s own, once each', async () => {
    const { token, key } = await newUser();
    const other = await newUser();
    const foreign = await begin(other.token);
    const fresh = new SoftwareAuthenticator();
    const stolen = { challenge: foreign.challenge, name: 'x', passkey: fresh.create(foreign.options) };
    expect((await app.send(ownSignIn.addPasskey, { body: stolen }, { token })).status).toBe(409);
    expect((await add(token, key)).answer).toMatchObject(refused);
  });

  it(`are at most ${mostPasskeys}`, async () => {
    const { token } = await newUser();
    for (let more = 1; more < mostPasskeys; more += 1) expect((await add(token)).answer.status).toBe(201);
    const full = await app.send(ownSignIn.beginPasskey, { body: { password } }, { token });
    expect(full).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  });
});

it('where the address cannot have passkeys, it says so', async () => {
  const plain = await startTestApp({ baseUrl: 'http://192.168.1.20:3000' });
  try {
    const token = await plain.signIn('Treasurer');
    expect((await plain.call(ownSignIn.get, {}, token)).passkeyAddress).toBeNull();
    const { password: typed } = plain.account('Treasurer');
    const answer = await plain.send(ownSignIn.beginPasskey, { body: { password: typed } }, { token });
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('HTTPS') } });
  } finally {
    await plain.close();
  }
});
