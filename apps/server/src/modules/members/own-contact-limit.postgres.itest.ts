import { auth, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';

const password = 'seven lamps on the sill';
const email = 'lhamo@example.bt';

const { app, desk } = await startOffice();
const body = sampleMember(desk.ids, { waiveFee: true, email, wantsAccount: true });
const { id } = await app.call(members.create, { body }, desk.token);
await app.jobs.runDue();
const invitation = (await app.outbox()).find(({ kind }) => kind === 'invitation');
const token = /token=([\w-]+)/.exec(invitation?.body ?? '')?.[1] ?? '';
const chosen = { newPassword: password, confirmPassword: password };
await app.call(auth.resetPassword, { body: { token, ...chosen } });

const logIn = async (username: string) =>
  (await app.call(auth.login, { body: { username, password } })).accessToken;
const change = (body: object, token: string) => app.send(members.update, { params: { id }, body }, { token });
const told = async () => (await app.outbox()).filter(({ kind }) => kind === 'email_changed').length;

test('members change their own phone or e-mail address five times a day, and not more often', async () => {
  const token = await logIn(email);
  const addresses = ['a@example.bt', 'b@example.bt', 'c@example.bt'];
  for (const address of addresses) expect((await change({ email: address }, token)).status).toBe(200);
  // What stays the same, what is refused and what is no contact is not counted.
  expect((await change({ email: 'c@example.bt', village: 'Wang' }, token)).status).toBe(200);
  expect((await change({ phone: '17 80 80 80', birthDate: '2090-01-01' }, token)).status).not.toBe(200);
  for (const phone of ['17 80 80 81', '17 80 80 82'])
    expect((await change({ phone }, token)).status).toBe(200);

  const before = await told();
  const refused = await change({ email: 'd@example.bt' }, token);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'rate_limited', detail: expect.stringContaining('too often today') },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await change({ phone: '17 80 80 83' }, token)).status).toBe(429);
  expect(await told()).toBe(before);
  expect(await app.call(members.get, { params: { id } }, desk.token)).toMatchObject({
    email: 'c@example.bt',
    phone: '+97517808082',
  });
  expect((await change({ village: 'Chang' }, token)).status).toBe(200);
});

test('the office is not limited, and the next day is another', async () => {
  for (const phone of ['17 80 80 84', '17 80 80 85'])
    expect((await change({ phone }, desk.token)).status).toBe(200);
  app.clock.advance({ days: 1 });
  const token = await logIn('c@example.bt');
  expect((await change({ phone: '17 80 80 86' }, token)).status).toBe(200);
});
