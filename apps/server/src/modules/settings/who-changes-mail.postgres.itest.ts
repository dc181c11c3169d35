import { auth, permissions, roles, settings, users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { mailPasswordSecret } from '../../platform/mail/sending/mail-transport.ts';
import { findSecret } from '../../platform/secret.repository.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const administrator = await app.signIn('Administrator');
const clerk = await signInWithMasterData();
const mail = { host: 'mail.example.bt', password: 'canary lamp' };
await app.call(settings.update, { body: { mail } }, administrator);

/** Somebody of the office with a role of the centre's own, for common data and settings. */
async function signInWithMasterData(): Promise<string> {
  const known = await app.call(permissions.all, {}, administrator);
  const wanted = known.filter(({ action, subject }) => action === 'manage' && subject === 'Master');
  const permissionIds = wanted.map(({ id }) => id);
  const role = { name: 'Clerk', description: '', roleType: 'admin' as const, permissionIds };
  const { id: roleId } = await app.call(roles.create, { body: role }, administrator);
  const login = { email: 'clerk@example.bt', password: 'seven lamps on a hill' };
  await app.call(users.create, { body: { name: 'Clerk', roleId, ...login } }, administrator);
  const body = { username: login.email, password: login.password };
  return (await app.call(auth.login, { body })).accessToken;
}

test.each([
  { mail: { host: 'mx.thief.example', password: '' } },
  { mail: { from: 'Thief <thief@example.bt>' }, address: 'Paro' },
  { mail: {} },
  { sms: { url: 'https://sms.thief.example/send' } },
  { sms: { secret: 'of the thief' } },
])('%j needs an administrator, and changes nothing otherwise', async (body) => {
  const before = await app.call(settings.get, {}, administrator);
  const refused = await app.send(settings.update, { body }, { token: clerk });
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'not_allowed',
      detail: 'Only an administrator can change the mail server and the SMS provider.',
    },
  });
  expect(await app.call(settings.get, {}, administrator)).toEqual(before);
  expect(await findSecret(app.db, mailPasswordSecret)).toBe('canary lamp');
});

test('all other settings are theirs', async () => {
  const body = { address: 'Thimphu', smsSender: 'KATHOK', mailReceipts: false };
  expect(await app.call(settings.update, { body }, clerk)).toMatchObject(body);
});
