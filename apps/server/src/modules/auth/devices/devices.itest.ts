import { auth, ownDevices } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAppForFile } from '../../../testing/office.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const mark = (letter: string) => letter.repeat(32);

const app = await startAppForFile();
beforeEach(() => app.clock.advance({ hours: 1 }));

type Role = 'Treasurer' | 'Auditor' | 'Member' | 'Membership officer';
async function signIn(role: Role, headers: Record<string, string> = {}) {
  const { email: username, password } = app.account(role);
  const { body } = await app.send(auth.login, { body: { username, password } }, { headers });
  return auth.login.response.parse(body);
}
const told = async (role: Role) =>
  (await app.outbox()).filter(
    ({ kind, recipient }) => kind === 'new_device' && recipient === app.account(role).email,
  );

describe('the browsers somebody is signed in with', () => {
  it('are listed with what they are and when they were seen, this one marked', async () => {
    const office = await signIn('Treasurer', { 'user-agent': windows });
    app.clock.advance({ minutes: 5 });
    const phone = await signIn('Treasurer', { 'user-agent': android });
    await signIn('Auditor');
    app.clock.advance({ minutes: 10 });
    const refreshed = await app.call(auth.refresh, { body: { refreshToken: office.refreshToken } });
    const list = await app.call(ownDevices.list, {}, phone.accessToken);
    expect(list).toMatchObject([
      { browser: 'Chrome', system: 'Windows', isPhone: false, isThis: false },
      { browser: 'Chrome', system: 'Android', isPhone: true, isThis: true },
    ]);
    const now = app.clock.now().toISOString();
    expect(list[0]).toMatchObject({ lastSeenAt: now });
    expect(list[0]!.signedInAt! < now).toBe(true);

    await app.call(ownDevices.signOut, { params: { id: list[0]!.id } }, phone.accessToken);
    expect((await app.send(auth.me, {}, { token: refreshed.accessToken })).status).toBe(401);
    const { refreshToken } = refreshed;
    expect((await app.send(auth.refresh, { body: { refreshToken } })).status).toBe(401);
    expect(await app.call(ownDevices.list, {}, phone.accessToken)).toHaveLength(1);
  });

  it('are signed out all at once, but for this one', async () => {
    const [first, second, third] = [
      await signIn('Auditor'),
      await signIn('Auditor'),
      await signIn('Auditor'),
    ];
    await app.call(ownDevices.signOutOthers, {}, second.accessToken);
    const statuses = await Promise.all(
      [first, second, third].map(
        async ({ accessToken }) => (await app.send(auth.me, {}, { token: accessToken })).status,
      ),
    );
    expect(statuses).toEqual([401, 200, 401]);
  });

  it('are at most 500: one more ends the one that was not used for the longest time', async () => {
    const { id: userId } = app.account('Member');
    const [used, unused] = [await signIn('Member'), await signIn('Member')];
    const { authVersion } = await app.db
      .selectFrom('users')
      .select('authVersion')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    app.clock.advance({ minutes: 1 });
    const createdAt = app.clock.now();
    const expiresAt = new Date(createdAt.getTime() + 24 * 60 * 60 * 1000);
    const more = Array.from({ length: 498 }, () => ({ userId, authVersion, createdAt, expiresAt }));
    await app.db.insertInto('sessions').values(more).execute();
    app.clock.advance({ minutes: 1 });
    const { accessToken } = await app.call(auth.refresh, { body: { refreshToken: used.refreshToken } });
    expect(await app.call(ownDevices.list, {}, accessToken)).toHaveLength(500);

    const last = await signIn('Member');
    expect(await app.call(ownDevices.list, {}, last.accessToken)).toHaveLength(500);
    expect((await app.send(auth.me, {}, { token: accessToken })).status).toBe(200);
    expect((await app.send(auth.me, {}, { token: unused.accessToken })).status).toBe(401);
    const { refreshToken } = unused;
    expect(await app.send(auth.refresh, { body: { refreshToken } })).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    });
    const rows = await app.db
      .selectFrom('sessions')
      .select('endReason')
      .where('userId', '=', userId)
      .where('endedAt', 'is not', null)
      .execute();
    expect(rows).toEqual([{ endReason: 'too_many_sessions' }]);
    const told = await app.db
      .selectFrom('auditEntries')
      .select('id')
      .where('entityId', '=', userId)
      .where('action', '=', 'end_session')
      .execute();
    expect(told).toEqual([]);
    await app.call(ownDevices.signOutOthers, {}, last.accessToken);
  });

  it('of somebody else do not exist', async () => {
    const theirs = await signIn('Treasurer');
    const mine = await signIn('Member');
    const [device] = await app.call(ownDevices.list, {}, theirs.accessToken);
    const answer = await app.send(
      ownDevices.signOut,
      { params: { id: device!.id } },
      { token: mine.accessToken },
    );
    expect(answer.status).toBe(404);
    expect((await app.send(auth.me, {}, { token: theirs.accessToken })).status).toBe(200);
  });
});

describe('signing in on a new device', () => {
  it('is told to the owner once for each device, and not the first time of all', async () => {
    const role = 'Membership officer';
    await signIn(role, { 'x-device': mark('a'), 'user-agent': windows });
    expect(await told(role)).toHaveLength(0);
    await signIn(role, { 'x-device': mark('a'), 'user-agent': android });
    expect(await told(role)).toHaveLength(0);
    await signIn(role, { 'x-device': mark('b'), 'user-agent': android });
    await signIn(role, { 'x-device': mark('b'), 'user-agent': android });
    const [message, ...more] = await told(role);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ subject: 'New login to your account' });
    expect(message?.body).toMatch(/Chrome, Android/);
    expect(message?.body).toContain('http://localhost:3000/user/sign-in');
    const rows = await app.db.selectFrom('knownDevices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mark('b'));
  });

  it('is told five times a day at most; after that one logs in all the same', async () => {
    const role = 'Auditor';
    await signIn(role, { 'x-device': mark('a') });
    app.clock.advance({ days: 1 });
    const before = (await told(role)).length;
    for (const letter of ['b', 'c', 'd', 'e', 'f', 'g', 'h'])
      expect(await signIn(role, { 'x-device': mark(letter) })).toHaveProperty('accessToken');
    expect(await told(role)).toHaveLength(before + 5);
    app.clock.advance({ days: 1 });
    await signIn(role, { 'x-device': mark('i') });
    expect(await told(role)).toHaveLength(before + 6);
  });
});
