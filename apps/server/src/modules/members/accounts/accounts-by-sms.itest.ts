import { auth, fees, members, roles, settings, users } from '@kathok/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { smsSettingsFor, startSmsProvider } from '../../../testing/sms-provider.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();
const provider = await startSmsProvider();
afterAll(() => provider.close());
beforeEach(async () => {
  await app.call(settings.update, { body: smsSettingsFor(provider) }, desk.token);
  provider.calls.length = 0;
});

const password = 'seven lamps on the sill';
const pair = { newPassword: password, confirmPassword: password };

async function create(values: object = {}) {
  const body = sampleMember(desk.ids, { waiveFee: true, ...values });
  const member = await app.call(members.create, { body }, desk.token);
  await app.jobs.runDue();
  return { ...member, phone: member.phone ?? '' };
}
type Way = 'email' | 'sms' | 'link';
const sendLink = (id: string, way?: Way) =>
  app.send(members.sendAccountLink, { params: { id }, body: way ? { way } : {} }, { token: desk.token });
const account = (id: string) => app.call(members.getAccount, { params: { id } }, desk.token);
/** What the provider was handed for this phone. */
async function textsTo(phone: string) {
  await app.jobs.runDue();
  return provider.calls.filter(({ body }) => body.to === phone).map(({ body }) => body.text);
}
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const choose = (token: string) => app.send(auth.resetPassword, { body: { token, ...pair } });
const logIn = (username: string) => app.send(auth.login, { body: { username, password } });

describe('a member with a phone and no e-mail address', () => {
  test('gets the link by SMS, which works once and names nobody, and logs in by code or phone', async () => {
    const { id, name, phone, membershipCode } = await create();
    expect(await account(id)).toMatchObject({ state: 'none', email: null, phone, ways: ['sms'] });
    expect((await sendLink(id)).body).toMatchObject({ state: 'invited', way: 'sms', link: null });
    const [text] = await textsTo(phone);
    expect(text).not.toContain(name);
    expect(text).not.toContain(membershipCode);
    const token = tokenIn(text);
    expect((await choose(token)).status).toBeLessThan(300);
    expect((await choose(token)).body).toMatchObject({ code: 'invalid_token' });
    for (const username of [membershipCode, phone])
      expect((await logIn(username)).body).toMatchObject({ userData: { memberId: id, role: 'Member' } });
    expect(await account(id)).toMatchObject({ state: 'active', email: null, ways: ['sms'] });
  });

  test('changes the own password, and asks for a link when it is forgotten', async () => {
    const { id, phone, membershipCode } = await create();
    await sendLink(id);
    await choose(tokenIn((await textsTo(phone))[0]));
    const { accessToken, userData } = (await logIn(phone)).body as {
      accessToken: string;
      userData: { id: string };
    };
    const own = { params: { id: userData.id }, body: { currentPassword: password, ...pair } };
    const other = 'nine prayer flags above';
    const changed = { ...own, body: { ...own.body, newPassword: other, confirmPassword: other } };
    expect((await app.send(auth.changePassword, changed, { token: accessToken })).status).toBeLessThan(300);
    await app.send(auth.forgotPassword, { body: { username: membershipCode } });
    await app.jobs.runDue();
    const texts = await textsTo(phone);
    expect(texts).toHaveLength(2);
    expect((await choose(tokenIn(texts[1]))).status).toBeLessThan(300);
    expect((await logIn(phone)).status).toBe(200);
  });

  test('hears of a new device by SMS, which names nobody, and of a known one not again', async () => {
    const { id, name, phone } = await create();
    await sendLink(id);
    await choose(tokenIn((await textsTo(phone))[0]));
    const logInOn = (letter: string) => {
      const headers = { 'x-device': letter.repeat(32) };
      return app.send(auth.login, { body: { username: phone, password } }, { headers });
    };
    await logInOn('a');
    expect(await textsTo(phone)).toHaveLength(1);
    await logInOn('b');
    await logInOn('b');
    const [, text, ...more] = await textsTo(phone);
    expect(text).toMatch(/logged in to on a new device .*localhost:3000\/user\/sign-in/);
    expect(text).not.toContain(name);
    expect(more).toEqual([]);
    await app.call(settings.update, { body: { sms: { url: null } } }, desk.token);
    expect((await logInOn('c')).status).toBe(200);
    expect(await textsTo(phone)).toHaveLength(2);
  });

  test('with another phone the old link is dead, and the old phone is told', async () => {
    const { id, phone } = await create();
    await sendLink(id);
    const [text] = await textsTo(phone);
    await app.call(members.update, { params: { id }, body: { phone: '77 31 32 33' } }, desk.token);
    expect((await choose(tokenIn(text))).body).toMatchObject({ code: 'invalid_token' });
    expect((await textsTo(phone)).at(-1)).toContain('the contact of your account was changed');
  });

  test('of a family that shares a phone, the second logs in by code', async () => {
    const shared = '17 66 55 44';
    const first = await create({ phone: shared });
    const second = await create({ phone: shared });
    await sendLink(first.id);
    await sendLink(second.id);
    const texts = await textsTo(first.phone);
    for (const text of texts) await choose(tokenIn(text));
    expect((await logIn(first.phone)).body).toMatchObject({ userData: { memberId: first.id } });
    const { accessToken, userData } = (await logIn(second.membershipCode)).body as {
      accessToken: string;
      userData: { id: string; memberId: string };
    };
    expect(userData.memberId).toBe(second.id);
    const body = { currentPassword: 'not the password', ...pair };
    const wrong = await app.send(
      auth.changePassword,
      { params: { id: userData.id }, body },
      { token: accessToken },
    );
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ property: 'currentPassword' }] } });
    await app.call(members.update, { params: { id: second.id }, body: { phone: '77 41 42 43' } }, desk.token);
    expect((await logIn('77 41 42 43')).status).toBe(200);
  });

  test('whose account has rights in the office gets no link from here, so that no colleague takes it over', async () => {
    const { id, phone } = await create();
    await sendLink(id);
    await choose(tokenIn((await textsTo(phone))[0]));
    const { data } = await app.call(roles.list, { query: { q: 'Administrator' } }, desk.token);
    const user = (await logIn(phone)).body as { userData: { id: string } };
    const promoted = { params: { id: user.userData.id }, body: { roleId: data[0]?.id ?? '' } };
    await app.call(users.update, promoted, desk.token);
    const officer = await app.signIn('Membership officer');
    const own = '77 51 52 53';
    await app.call(members.update, { params: { id }, body: { phone: own } }, officer);
    expect(await account(id)).toMatchObject({ ways: [] });
    for (const way of ['sms', 'link', undefined] as const)
      expect(await sendLink(id, way)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(await textsTo('+97577515253')).toEqual([]);
  });

  test('is in the list of users, and found there', async () => {
    const { id, name } = await create({ name: 'Zangmo Without Mail' });
    await sendLink(id);
    const { data } = await app.call(users.list, { query: { q: 'zangmo without' } }, desk.token);
    expect(data).toMatchObject([{ name, email: null, memberId: id }]);
  });
});

describe('by which way', () => {
  test('staff choose SMS where there is an e-mail address as well', async () => {
    const email = 'both@example.bt';
    const { id, phone } = await create({ email });
    expect(await account(id)).toMatchObject({ ways: ['sms', 'email'], hasMail: false });
    await sendLink(id, 'sms');
    expect(await textsTo(phone)).toHaveLength(1);
    expect((await app.outbox()).filter(({ recipient }) => recipient === email)).toEqual([]);
  });

  test('neither: the link is handed over, once, and only until a password was chosen', async () => {
    await app.call(settings.update, { body: { sms: { url: null } } }, desk.token);
    const { id, membershipCode } = await create();
    expect(await account(id)).toMatchObject({ ways: ['link'] });
    expect(await sendLink(id)).toMatchObject({ status: 422, body: { errors: [{ property: 'email' }] } });
    expect(await sendLink(id, 'sms')).toMatchObject({ status: 422, body: { errors: [{ property: 'way' }] } });
    const made = (await sendLink(id, 'link')).body as { link: string; way: Way };
    expect(made).toMatchObject({
      way: 'link',
      link: expect.stringMatching(/\/join#\w{4}-\w{4}-\w{4}-\w{4}$/),
    });
    expect((await choose(made.link.split('#')[1] ?? '')).status).toBeLessThan(300);
    expect((await logIn(membershipCode)).status).toBe(200);
    expect(await sendLink(id, 'link')).toMatchObject({ status: 422 });
    expect(await account(id)).toMatchObject({ state: 'active', ways: [] });
  });

  test('a filtered list is told apart before and after', async () => {
    const dzongkhag = 'Gasa' as const;
    const [byPhone] = [await create({ dzongkhag })];
    await create({ dzongkhag, email: 'mail@example.bt', phone: '02 323456' });
    await create({ dzongkhag, phone: '02 323457' });
    const report = await app.call(members.reportAccounts, { query: { dzongkhag } }, desk.token);
    expect(report).toEqual({ email: 1, sms: 1, unreachable: 1, hasMail: false, hasSms: true });
    const offered = await app.call(members.offerAccounts, { body: { dzongkhag } }, desk.token);
    expect(offered).toEqual({ offered: 2, email: 1, sms: 1 });
    expect(await textsTo(byPhone.phone)).toHaveLength(1);
    expect(await app.call(members.offerAccounts, { body: { dzongkhag } }, desk.token)).toMatchObject({
      offered: 0,
    });
  });
});

async function registerAndPay(values: object) {
  const body = { ...sampleMember(desk.ids), consent: true as const, wantsAccount: true, ...values };
  const { feeId } = await app.call(members.register, { body });
  const params = { id: feeId };
  await app.call(fees.sendSlip, { params, body: sampleSlip(desk.today()) });
  await app.call(fees.decide, { params, body: { decision: 'approve' } }, desk.token);
  await app.jobs.runDue();
  return `+975${body.phone}`;
}

describe('somebody who registers', () => {
  test('with a phone alone gets the link by SMS when the first fee is approved', async () => {
    expect(await textsTo(await registerAndPay({}))).toHaveLength(1);
  });

  test('with the CID of somebody on file gets no link to the phone that they only claim', async () => {
    const { identityNumber } = sampleMember(desk.ids);
    const { id, phone } = await create({ identityNumber });
    await app.call(members.remove, { params: { id } }, desk.token);
    const claimed = await registerAndPay({ identityNumber, phone: '77991234' });
    expect(await textsTo(claimed)).toEqual([]);
    expect(await textsTo(phone)).toHaveLength(1);
  });
});
