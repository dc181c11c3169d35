import { auth, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAppForFile } from '../../../testing/office.ts';

let administrator: string;
const password = 'seven lamps on the sill';
const newPassword = 'nine prayer flags above';
let someone: { id: string; email: string };

const app = await startAppForFile();
administrator = await app.signIn('Administrator');
const { id } = app.account('Treasurer');
const treasurerRole = (await app.call(users.get, { params: { id } }, administrator)).roleId;

let count = 0;
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  administrator = await app.signIn('Administrator');
  someone = await newUser({ password });
});

function newUser(extra: { password?: string }) {
  count += 1;
  const body = {
    name: `Person ${count}`,
    email: `person${count}@example.bt`,
    roleId: treasurerRole,
    ...extra,
  };
  return app.call(users.create, { body }, administrator);
}

async function forget(username: string, headers: Record<string, string> = {}) {
  app.clock.advance({ seconds: 1 });
  const answer = await app.send(auth.forgotPassword, { body: { username } }, { headers });
  await app.jobs.runDue();
  return answer;
}
const forgetNobody = (headers: Record<string, string>) =>
  app.send(auth.forgotPassword, { body: {} as never }, { headers });
const mailsTo = async (email: string) => (await app.outbox()).filter(({ recipient }) => recipient === email);
const tokenIn = (body = '') => /#token=([\w-]{43})(?:&invitation=1)?$/m.exec(body)?.[1] ?? 'no token';
async function newestToken(email: string) {
  // What is told of a change of address brings a link of another kind.
  const links = (await mailsTo(email)).map(({ body }) => tokenIn(body));
  return links.findLast((token) => token !== 'no token') ?? 'no token';
}
const reset = (token: string, typed = newPassword) =>
  app.call(auth.resetPassword, { body: { token, newPassword: typed, confirmPassword: typed } });
const login = (typed: string) => app.call(auth.login, { body: { username: someone.email, password: typed } });
const dead = { status: 400, problem: { code: 'invalid_token' } };

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, and every session ends', async () => {
    const before = await login(password);
    await forget(someone.email.toUpperCase());
    const token = await newestToken(someone.email);
    await reset(token);
    await login(newPassword);
    expect(await app.send(auth.me, {}, { token: before.accessToken })).toMatchObject({ status: 401 });
    await expect(login(password)).rejects.toMatchObject({ status: 401 });
    await expect(reset(token)).rejects.toMatchObject(dead);
  });

  it('is mailed in the language in which the link was asked for', async () => {
    await forget(someone.email, { cookie: 'language=dz' });
    const [message] = await mailsTo(someone.email);
    expect(message?.subject).toBe('ཆོག་ཡིག་གསརཔ་ གདམ་ཁ་རྐྱབས།');
    await reset(tokenIn(message?.body));
    await forget(someone.email, { 'accept-language': 'en' });
    expect((await mailsTo(someone.email)).at(-1)?.subject).toBe('Choose a new password');
  });

  it('that is asked for wrongly is refused in the same language, by the names of the rules', async () => {
    const english = { status: 422, body: { errors: [{ constraints: { required: 'is required' } }] } };
    expect(await forgetNobody({})).toMatchObject(english);
    expect(await forgetNobody({ 'accept-language': 'dz' })).toMatchObject({
      status: 422,
      body: {
        title: 'ལོག་བལྟ་དགོཔ་ འགའ་ཅིག་འདུག',
        errors: [{ property: 'username', constraints: { required: 'བཙུགས་དགོ།' } }],
      },
    });
  });

  it('is answered the same for everybody, before anybody is looked up', async () => {
    const disabled = await newUser({ password });
    await app.call(
      users.update,
      { params: { id: disabled.id }, body: { status: 'disabled' } },
      administrator,
    );
    const names = [someone.email, 'nobody@example.bt', disabled.email, '17000000', "'; drop table users; --"];
    const mailsBefore = (await app.outbox()).length;
    for (const username of names) {
      const jobsBefore = await jobCount();
      const answer = await app.send(auth.forgotPassword, { body: { username } });
      expect(answer).toMatchObject({ status: 202, body: {} });
      expect(await jobCount()).toBe(jobsBefore + 1);
      expect(await app.outbox()).toHaveLength(mailsBefore);
    }
    await app.jobs.runDue();
    expect(await app.outbox()).toHaveLength(mailsBefore + 1);
  });

  it('is answered the same beyond the limits, but mails no more', async () => {
    for (let time = 1; time <= 6; time += 1) {
      expect(await forget(someone.email)).toMatchObject({ status: 202 });
      await app.jobs.runDue();
      app.clock.advance({ minutes: 11 });
    }
    expect(await mailsTo(someone.email)).toHaveLength(3);
  });

  it('leads to our own address, whatever the request says', async () => {
    await forget(someone.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await mailsTo(someone.email);
    expect(mail?.body).toContain(`${app.deps.baseUrl}/reset-password#token=`);
    expect(mail?.body).not.toContain('evil');
    expect(mail).toMatchObject({ kind: 'password_reset' });
  });
});

describe('a link', () => {
  it('is kept as a hash, dies after an hour, and a newer one kills it', async () => {
    await forget(someone.email);
    const first = await newestToken(someone.email);
    const rows = await app.db.selectFrom('passwordLinks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first);
    app.clock.advance({ minutes: 10 });
    await forget(someone.email);
    const second = await newestToken(someone.email);
    await expect(reset(first)).rejects.toMatchObject(dead);
    app.clock.advance({ minutes: 60 });
    await expect(reset(second)).rejects.toMatchObject(dead);
  });

  it('works until the last minute, and a refused password does not spend it', async () => {
    await forget(someone.email);
    const token = await newestToken(someone.email);
    app.clock.advance({ minutes: 59 });
    await expect(reset(token, 'short phrase')).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ property: 'newPassword' }] },
    });
    await reset(token);
  });

  it('dies when the password changes otherwise, or the account is disabled', async () => {
    await forget(someone.email);
    const token = await newestToken(someone.email);
    const { accessToken } = await login(password);
    const body = { currentPassword: password, newPassword, confirmPassword: newPassword };
    await app.call(auth.changePassword, { params: { id: someone.id }, body }, accessToken);
    await expect(reset(token)).rejects.toMatchObject(dead);
    await forget(someone.email);
    const next = await newestToken(someone.email);
    await app.call(users.update, { params: { id: someone.id }, body: { status: 'disabled' } }, administrator);
    await expect(reset(next)).rejects.toMatchObject(dead);
  });

  it('tells the person who holds it whose password it is, and is not spent by that', async () => {
    await login(password);
    await forget(someone.email);
    const token = await newestToken(someone.email);
    const owner = await app.call(auth.readPasswordLink, { body: { token } });
    expect(owner).toEqual({
      name: `Person ${count}`,
      username: someone.email,
      roleType: 'admin',
      isInvitation: false,
      isLoggedInElsewhere: true,
    });
    await reset(token);
    await expect(app.call(auth.readPasswordLink, { body: { token } })).rejects.toMatchObject(dead);
  });

  it('serves one of a hundred who use it at once', async () => {
    await forget(someone.email);
    const token = await newestToken(someone.email);
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => reset(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each(['', 'nonsense', 'a'.repeat(43), '%00'])('%j is none', async (token) => {
    await expect(reset(token)).rejects.toMatchObject({ status: token === '' ? 422 : 400 });
  });
});

describe('an invitation', () => {
  it('is mailed to somebody who is created without a password, and opens the account within seven days', async () => {
    const invited = await newUser({});
    expect(invited.hasPassword).toBe(false);
    const [mail] = await mailsTo(invited.email);
    expect(mail).toMatchObject({ kind: 'invitation' });
    expect(mail?.body).toContain('&invitation=1');
    app.clock.advance({ days: 6, hours: 23 });
    await reset(tokenIn(mail?.body));
    await app.call(auth.login, { body: { username: invited.email, password: newPassword } });
  });

  it('is not mailed to somebody who got a password', async () => {
    expect(await mailsTo(someone.email)).toHaveLength(0);
  });

  it('moves with the address', async () => {
    const invited = await newUser({});
    const first = await newestToken(invited.email);
    const email = `moved${count}@example.bt`;
    await app.call(users.update, { params: { id: invited.id }, body: { email } }, administrator);
    await expect(reset(first)).rejects.toMatchObject(dead);
    await reset(await newestToken(email));
  });
});

async function jobCount(): Promise<number> {
  return (await app.db.selectFrom('jobs').select('id').where('kind', '=', 'forgotten_password').execute())
    .length;
}
