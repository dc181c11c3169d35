import { auth, fees, members, users } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();

const password = 'seven lamps on the sill';
const typedTwice = (typed: string) => ({ newPassword: typed, confirmPassword: typed });
const pair = typedTwice(password);
let count = 0;
const newAddress = () => `lhamo${(count += 1)}@example.bt`;

async function create(values: object) {
  const body = sampleMember(desk.ids, { waiveFee: true, ...values });
  const member = await app.call(members.create, { body }, desk.token);
  await app.jobs.runDue();
  return member;
}
const sendLink = (id: string, token = desk.token) =>
  app.send(members.sendAccountLink, { params: { id } }, { token });
const mailsTo = async (email: string) =>
  (await app.outbox()).filter(({ recipient, kind }) => recipient === email && kind === 'invitation');
async function choosePassword(email: string) {
  const token = /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? '';
  await app.call(auth.resetPassword, { body: { token, ...pair } });
}
const logIn = (username: string) => app.send(auth.login, { body: { username, password } });
const account = (id: string) => app.call(members.getAccount, { params: { id } }, desk.token);

describe('staff send a member the link to an account', () => {
  test('with it the member chooses a password and logs in by code, phone or e-mail', async () => {
    const email = newAddress();
    const member = await create({ email });
    expect(await account(member.id)).toMatchObject({ state: 'none', email, lastLoginAt: null });
    const officer = await app.signIn('Membership officer');
    expect((await sendLink(member.id, officer)).body).toMatchObject({ state: 'invited', email });
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain(member.membershipCode);
    await choosePassword(email);
    for (const username of [email.toUpperCase(), member.membershipCode.toLowerCase(), member.phone ?? '']) {
      const answer = await logIn(username);
      expect(answer.body).toMatchObject({
        userData: { memberId: member.id, roleType: 'user', role: 'Member', name: member.name },
      });
    }
    expect(await account(member.id)).toMatchObject({ state: 'active', lastLoginAt: expect.any(String) });
  });

  test('again as often as needed: the newest link is the only one', async () => {
    const email = newAddress();
    const { id } = await create({ email });
    await sendLink(id);
    const [first] = await mailsTo(email);
    await sendLink(id);
    const token = /token=([\w-]+)/.exec(first?.body ?? '')?.[1] ?? '';
    const late = await app.send(auth.resetPassword, { body: { token, ...pair } });
    expect(late.body).toMatchObject({ code: 'invalid_token' });
    await choosePassword(email);
    expect((await logIn(email)).status).toBe(200);
  });

  test('needs an e-mail address that no other account has, and says so', async () => {
    const { id } = await create({});
    expect((await sendLink(id)).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ property: 'email', constraints: { isGiven: expect.any(String) } }],
    });
    const shared = await create({ email: app.account('Treasurer').email });
    expect((await sendLink(shared.id)).body).toMatchObject({
      errors: [{ property: 'email', constraints: { isFree: expect.any(String) } }],
    });
    expect(await account(shared.id)).toMatchObject({ state: 'none' });
  });

  test('is not for those who have died, nor for an account that was disabled', async () => {
    const gone = await create({ email: newAddress() });
    const end = { endReason: 'deceased' as const, endedOn: desk.today() };
    await app.call(members.update, { params: { id: gone.id }, body: end }, desk.token);
    expect((await sendLink(gone.id)).status).toBe(409);
    const email = newAddress();
    const { id } = await create({ email, wantsAccount: true });
    const { data } = await app.call(users.list, { query: { q: email } }, desk.token);
    const body = { status: 'disabled' as const };
    await app.call(users.update, { params: { id: data[0]?.id ?? '' }, body }, desk.token);
    expect((await sendLink(id)).status).toBe(409);
    expect(await account(id)).toMatchObject({ state: 'disabled' });
  });

  test('of a family that shares a phone, the second logs in by code or e-mail', async () => {
    const phone = '17 55 44 33';
    const [mother, son] = [newAddress(), newAddress()];
    await create({ email: mother, phone, wantsAccount: true });
    const { membershipCode } = await create({ email: son, phone, wantsAccount: true });
    await choosePassword(mother);
    await choosePassword(son);
    expect((await logIn(phone)).body).toMatchObject({ userData: { name: expect.any(String) } });
    expect((await logIn(membershipCode)).status).toBe(200);
    expect((await logIn(son)).status).toBe(200);
  });
});

/** Somebody registers in public; `pay` lets staff approve their slip. */
async function register(values: object) {
  const body = { ...sampleMember(desk.ids), consent: true as const, ...values };
  const answer = await app.call(members.register, { body });
  const pay = async () => {
    const params = { id: answer.feeId };
    await app.call(fees.sendSlip, { params, body: sampleSlip(desk.today()) });
    await app.call(fees.decide, { params, body: { decision: 'approve' } }, desk.token);
    await app.jobs.runDue();
  };
  return { ...answer, pay };
}

describe('somebody who registers asks for an account', () => {
  test('the link comes when the first fee is approved, and not before', async () => {
    const email = newAddress();
    const { member, pay } = await register({ email, wantsAccount: true });
    expect(await mailsTo(email)).toEqual([]);
    await pay();
    await choosePassword(email);
    expect((await logIn(member.membershipCode)).status).toBe(200);
  });

  test('staff offer it with their approval to somebody who did not ask', async () => {
    const email = newAddress();
    const { member, feeId } = await register({ email });
    const params = { id: feeId };
    await app.call(fees.sendSlip, { params, body: sampleSlip(desk.today()) });
    await app.call(fees.decide, { params, body: { decision: 'approve', offersAccount: true } }, desk.token);
    await app.jobs.runDue();
    await choosePassword(email);
    expect((await logIn(member.membershipCode)).status).toBe(200);
  });

  test('nobody who did not ask gets one', async () => {
    const email = newAddress();
    const { pay } = await register({ email });
    await pay();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('without an e-mail address on file the fee is approved all the same', async () => {
    const { member, pay } = await register({ wantsAccount: true });
    await pay();
    expect(await account(member.id)).toMatchObject({ state: 'none', email: null });
  });

  test('a stranger with the CID of a person on file gets no link to that person’s record', async () => {
    const { identityNumber } = sampleMember(desk.ids);
    const { id } = await create({ identityNumber, email: newAddress() });
    await app.call(members.remove, { params: { id } }, desk.token);
    const email = newAddress();
    const { pay } = await register({ identityNumber, email, wantsAccount: true });
    await pay();
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('the code on their card is no password', () => {
  const ownCode = {
    status: 422,
    body: { errors: [{ property: 'newPassword', constraints: { isNotOwn: expect.any(String) } }] },
  };

  test('neither when a member opens their account, nor at a change, nor from an administrator', async () => {
    const email = newAddress();
    const { membershipCode } = await create({ email, wantsAccount: true });
    // Without anything between letters and digits it is too short as well, which is said first.
    const codes = [membershipCode, membershipCode.toLowerCase().replace('-', '  ')].map(typedTwice);
    const token = /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? '';
    for (const typed of codes)
      expect(await app.send(auth.resetPassword, { body: { token, ...typed } })).toMatchObject(ownCode);
    await choosePassword(email);
    const { accessToken, userData } = await app.call(auth.login, { body: { username: email, password } });
    const { id } = userData;
    for (const typed of codes) {
      const change = { params: { id }, body: { currentPassword: password, ...typed } };
      expect(await app.send(auth.changePassword, change, { token: accessToken })).toMatchObject(ownCode);
      const reset = { body: { id, ...typed } };
      const answer = await app.send(auth.resetByAdministrator, reset, { token: desk.token });
      expect(answer).toMatchObject(ownCode);
    }
  });
});

describe('the account follows the record of the member', () => {
  test('after a change of phone and e-mail one logs in with the new ones, and old links are dead', async () => {
    const email = newAddress();
    const { id } = await create({ email, wantsAccount: true });
    await choosePassword(email);
    const { accessToken } = (await logIn(email)).body as { accessToken: string };
    await sendLink(id);
    const link = (await app.outbox()).find(
      ({ recipient, kind }) => recipient === email && kind === 'password_reset',
    );
    const other = newAddress();
    const body = { phone: '17 90 90 90', email: other };
    await app.call(members.update, { params: { id }, body }, accessToken);
    expect((await logIn('17909090')).status).toBe(200);
    expect((await logIn(other)).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
    const token = /token=([\w-]+)/.exec(link?.body ?? '')?.[1] ?? '';
    const late = await app.send(auth.resetPassword, { body: { token, ...pair } });
    expect(late.body).toMatchObject({ code: 'invalid_token' });
    const told = (await app.outbox()).filter(({ recipient }) => recipient === email);
    expect(told.map(({ kind }) => kind)).toContain('email_changed');
  });

  test('what another account logs in with stays with that one', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await create({ email: first, phone: '17 81 81 81', wantsAccount: true });
    const { id } = await create({ email: second, wantsAccount: true });
    await choosePassword(second);
    const body = { phone: '17 81 81 81', email: first };
    await app.call(members.update, { params: { id }, body }, desk.token);
    expect(await account(id)).toMatchObject({ email: second });
    expect((await logIn(second)).status).toBe(200);
  });

  test('an account of staff who are members as well stays as it is', async () => {
    const { id } = await create({ email: newAddress() });
    const { id: userId, email } = app.account('Auditor');
    await app.db.updateTable('users').set({ memberId: id }).where('id', '=', userId).execute();
    const body = { email: newAddress(), name: 'Somebody Else' };
    await app.call(members.update, { params: { id }, body }, await app.signIn('Membership officer'));
    const user = await app.call(users.get, { params: { id: userId } }, desk.token);
    expect(user).toMatchObject({ email, name: 'The Auditor' });
  });
});

describe('staff send links to a filtered list', () => {
  test('those without an account and with an e-mail address get one, each once', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const dzongkhag = 'Gasa' as const;
    await create({ email: first, dzongkhag });
    await create({ email: second, dzongkhag, wantsAccount: true });
    await create({ dzongkhag });
    const elsewhere = newAddress();
    await create({ email: elsewhere, dzongkhag: 'Haa' });
    const offer = () => app.call(members.offerAccounts, { body: { dzongkhag } }, desk.token);
    expect(await offer()).toEqual({ offered: 1, email: 1, sms: 0 });
    await app.jobs.runDue();
    expect(await offer()).toEqual({ offered: 0, email: 0, sms: 0 });
    await app.jobs.runDue();
    expect(await mailsTo(first)).toHaveLength(1);
    expect(await mailsTo(second)).toHaveLength(1);
    expect(await mailsTo(elsewhere)).toEqual([]);
  });
});
