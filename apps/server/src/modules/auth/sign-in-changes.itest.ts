import { auth, ownSignIn, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAuthenticator, askedForSecondStep } from '../../testing/second-step.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { startAppForFile } from '../../testing/office.ts';

const password = 'seven lamps on the sill';
const newPassword = 'nine prayer flags above';
const pair = { newPassword, confirmPassword: newPassword };
let administrator: string;
const app = await startAppForFile();
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  administrator = await app.signIn('Administrator');
});

let count = 0;
async function newUser(role: 'Treasurer' | 'Member') {
  count += 1;
  const { roleId } = await app.call(users.get, { params: { id: app.account(role).id } }, administrator);
  const email = `changes${count}@example.bt`;
  const body = { name: `Person ${count}`, email, roleId, password };
  const { id } = await app.call(users.create, { body }, administrator);
  const login = { username: email, password };
  const { accessToken: token } = await app.call(auth.login, { body: login });
  return { id, email, login, token };
}
async function addPasskey(token: string) {
  const { challenge, options } = await app.call(ownSignIn.beginPasskey, { body: { password } }, token);
  const key = new SoftwareAuthenticator();
  const body = { challenge, name: 'Redmi', passkey: key.create(options) };
  const { passkey } = await app.call(ownSignIn.addPasskey, { body }, token);
  return { key, id: passkey.id };
}
async function usePasskey(key: SoftwareAuthenticator) {
  const { challenge, options } = await app.call(auth.passkeyOptions, { body: {} });
  return app.send(auth.finishLogin, { body: { challenge, passkey: key.get(options) } });
}
/** What was told to somebody about how they log in, the newest last. */
const told = async (email: string) =>
  (await app.outbox())
    .filter(({ kind, recipient }) => kind === 'sign_in_changed' && recipient === email)
    .map(({ body }) => body.split('\n\n')[1]);
async function resetByMail(email: string) {
  await app.call(auth.forgotPassword, { body: { username: email } });
  await app.jobs.runDue();
  const mail = (await app.outbox()).findLast(
    ({ recipient, kind }) => recipient === email && kind === 'password_reset',
  );
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await app.call(auth.resetPassword, { body: { token, ...pair } });
}

it('every way in that is added or removed is told to the owner by mail', async () => {
  const { email, token } = await newUser('Treasurer');
  const { id } = await addPasskey(token);
  await addAuthenticator(app, token, password);
  await app.call(ownSignIn.makeRecoveryCodes, { body: { password } }, token);
  await app.call(ownSignIn.removePasskey, { params: { id }, body: { password } }, token);
  await app.call(ownSignIn.removeAuthenticator, { body: { password } }, token);
  expect((await told(email)).toSorted()).toEqual([
    expect.stringContaining('A passkey was added to your account at Kathok Membership: Redmi'),
    expect.stringContaining('A passkey was removed from your account at Kathok Membership: Redmi'),
    expect.stringContaining('An authenticator app was added'),
    expect.stringContaining('New recovery codes were made'),
    expect.stringContaining('was turned off'),
  ]);
});

describe('a password that is reset', () => {
  it.each(['by a mailed link', 'by an administrator'])(
    'of a member %s takes the passkeys away, and tells so',
    async (how) => {
      const { id, email, token } = await newUser('Member');
      const { key } = await addPasskey(token);
      expect((await usePasskey(key)).status).toBe(200);
      if (how === 'by a mailed link') await resetByMail(email);
      else await app.call(auth.resetByAdministrator, { body: { id, ...pair } }, administrator);
      expect((await usePasskey(key)).status).toBe(422);
      expect((await app.send(auth.login, { body: { username: email, password: newPassword } })).status).toBe(
        200,
      );
      expect(await told(email)).toContainEqual(expect.stringContaining('its passkeys were removed'));
    },
  );

  it('of staff by a mailed link leaves the second step: a mailbox alone opens nothing', async () => {
    const { email, token } = await newUser('Treasurer');
    const { key } = await addPasskey(token);
    await resetByMail(email);
    const { methods } = await askedForSecondStep(app, { username: email, password: newPassword });
    expect(methods).toEqual(['passkey', 'recovery_code']);
    expect((await usePasskey(key)).status).toBe(200);
  });

  it('by the owner, who knows the old one, leaves the passkeys of a member', async () => {
    const { id, token } = await newUser('Member');
    const { key } = await addPasskey(token);
    const body = { currentPassword: password, ...pair };
    await app.call(auth.changePassword, { params: { id }, body }, token);
    expect((await usePasskey(key)).status).toBe(200);
  });
});
