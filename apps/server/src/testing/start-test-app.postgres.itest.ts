import { auth, users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { shippedRoles } from './shipped-accounts.ts';
import { startAppForFile } from './office.ts';

const app = await startAppForFile();

test.each(shippedRoles)('the account of the role %s signs in', async (role) => {
  const token = await app.signIn(role);
  expect(await app.call(auth.me, {}, token)).toMatchObject({ id: app.account(role).id, role });
});

test('a refusal is thrown with its problem, and time passes when told to', async () => {
  const token = await app.signIn('Member');
  await expect(app.call(users.list, {}, token)).rejects.toMatchObject({
    status: 403,
    problem: { code: 'not_allowed' },
  });
  app.clock.advance({ minutes: 16 });
  expect(await app.send(auth.me, {}, { token })).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  });
});

test('calls can go over real HTTP', async () => {
  const url = await app.listen();
  const token = await app.signIn('Auditor');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await app.call(users.list, {}, token)).meta.itemCount).toBe(shippedRoles.length);
});
