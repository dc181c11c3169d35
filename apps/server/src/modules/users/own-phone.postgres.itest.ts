import { auth, members, settings, users } from '@kathok/contract';
import { afterAll, expect, test } from 'vitest';
import { sampleMember } from '../../testing/register-samples.ts';
import { smsSettingsFor, startSmsProvider } from '../../testing/sms-provider.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();
const provider = await startSmsProvider();
await app.call(settings.update, { body: smsSettingsFor(provider) }, desk.token);
afterAll(() => provider.close());

const password = 'seven lamps on the sill';
const choose = (token: string) =>
  app.send(auth.resetPassword, { body: { token, newPassword: password, confirmPassword: password } });
async function textsTo(phone: string) {
  await app.jobs.runDue();
  return provider.calls.filter(({ body }) => body.to === phone).map(({ body }) => body.text);
}
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

test('another phone for an account without an e-mail address is told to the old one, and ends its links', async () => {
  const body = sampleMember(desk.ids, { waiveFee: true, phone: '17 60 60 60' });
  const { id } = await app.call(members.create, { body }, desk.token);
  const phone = '+97517606060';
  await app.call(members.sendAccountLink, { params: { id }, body: {} }, desk.token);
  await choose(tokenIn((await textsTo(phone))[0]));
  const { accessToken, userData } = await app.call(auth.login, { body: { username: phone, password } });
  await app.call(auth.forgotPassword, { body: { username: phone } });
  const reset = tokenIn((await textsTo(phone)).at(-1));
  expect(reset).not.toBe('');

  const own = { params: { id: userData.id }, body: { phone: '17 60 60 61' } };
  expect(await app.call(users.update, own, accessToken)).toMatchObject({
    phone: '+97517606061',
    email: null,
  });

  expect((await textsTo(phone)).at(-1)).toContain('the contact of your account was changed');
  expect((await choose(reset)).body).toMatchObject({ code: 'invalid_token' });
});

test('another name tells nobody, and leaves links alone', async () => {
  const body = sampleMember(desk.ids, { waiveFee: true, phone: '17 60 60 70' });
  const { id } = await app.call(members.create, { body }, desk.token);
  await app.call(members.sendAccountLink, { params: { id }, body: {} }, desk.token);
  const { data } = await app.call(users.list, { query: { q: '17606070' } }, desk.token);
  const renamed = { params: { id: data[0]?.id ?? '' }, body: { name: 'Pema Dema' } };
  await app.call(users.update, renamed, desk.token);
  const texts = await textsTo('+97517606070');
  expect(texts).toHaveLength(1);
  expect((await choose(tokenIn(texts[0]))).status).toBeLessThan(300);
});
