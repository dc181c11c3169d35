import { auth, type TokenPair } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { capturedLog } from '../../../testing/captured-log.ts';
import { startAppForFile } from '../../../testing/office.ts';

const captured = capturedLog();
const app = await startAppForFile({ log: captured.log });
await app.signIn('Treasurer');

function signIn() {
  const { email: username, password } = app.account('Treasurer');
  return app.call(auth.login, { body: { username, password } });
}
const exchange = ({ refreshToken }: { refreshToken: string }) =>
  app.call(auth.refresh, { body: { refreshToken } });
const isIn = async ({ accessToken }: TokenPair) =>
  (await app.send(auth.me, {}, { token: accessToken })).status === 200;
const ended = { status: 401, problem: { code: 'session_ended' } };

describe('a refresh token', () => {
  it('is exchanged for a new pair, again and again, for thirty days in all', async () => {
    let pair: TokenPair = await signIn();
    for (let days = 0; days < 29; days += 1) {
      app.clock.advance({ days: 1 });
      const next = await exchange(pair);
      expect(next.refreshToken).not.toBe(pair.refreshToken);
      pair = next;
    }
    expect(await isIn(pair)).toBe(true);
    app.clock.advance({ days: 1 });
    expect(await isIn(pair)).toBe(false);
    await expect(exchange(pair)).rejects.toMatchObject(ended);
  });

  it('is kept as a hash only', async () => {
    const { refreshToken } = await signIn();
    const rows = await app.db.selectFrom('refreshTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(rows.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true);
  });

  it('is answered the same when the browser asks again within ten seconds', async () => {
    const first = await signIn();
    const second = await exchange(first);
    app.clock.advance({ seconds: 10 });
    const again = await exchange(first);
    expect(again.refreshToken).toBe(second.refreshToken);
    expect(await isIn(again)).toBe(true);
    expect(await isIn(await exchange(second))).toBe(true);
  });

  it('ends its whole family when it comes back later', async () => {
    const first = await signIn();
    const second = await exchange(first);
    app.clock.advance({ seconds: 11 });
    await expect(exchange(first)).rejects.toMatchObject(ended);
    expect(await isIn(second)).toBe(false);
    await expect(exchange(second)).rejects.toMatchObject(ended);
  });

  it('ends its whole family when its successor was used, however soon; and that is on record', async () => {
    const other = await signIn();
    const first = await signIn();
    const third = await exchange(await exchange(first));
    await expect(exchange(first)).rejects.toMatchObject(ended);
    await expect(exchange(third)).rejects.toMatchObject(ended);
    expect(await isIn(third)).toBe(false);
    expect(await isIn(other)).toBe(true);
    const { id } = app.account('Treasurer');
    const entry = await app.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'end_session')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ entity: 'User', entityId: id, reason: 'token_reused' });
    expect(JSON.stringify(captured.lines)).toContain('used twice');
  });

  it('goes on in one branch only, even when twenty ask at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      app.clock.advance({ minutes: 1 });
      const first = await signIn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(first)));
      expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      const live = await app.db
        .selectFrom('refreshTokens')
        .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
        .select('tokenHash')
        .where('usedAt', 'is', null)
        .where('endedAt', 'is', null)
        .where('sessions.createdAt', '=', app.clock.now())
        .execute();
      expect(live).toHaveLength(1);
    }
  });

  it.each(['', 'nonsense', 'a'.repeat(43), '../../etc/passwd', '\u0000'])(
    '%j is worth nothing',
    async (token) => {
      const { status } = await app.send(auth.refresh, { body: { refreshToken: token } });
      expect([401, 422]).toContain(status);
    },
  );

  it('is no access token, nor the other way round', async () => {
    const pair = await signIn();
    expect(await isIn({ ...pair, accessToken: pair.refreshToken })).toBe(false);
    await expect(exchange({ refreshToken: pair.accessToken })).rejects.toMatchObject({ status: 422 });
  });
});
