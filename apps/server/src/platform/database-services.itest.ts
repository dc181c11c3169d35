import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { TestClock } from '../testing/test-clock.ts';
import { findSecret, getSecret, setSecret } from './secret.repository.ts';
import { forgetAttempts, takeAttempt } from './limits/attempt.repository.ts';
import { transact } from '../db/at-end/index.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await openTestDatabase();
});
afterAll(() => base.close());
const db = () => base.database.kysely;

describe('attempts', () => {
  const limit = { limit: 10, windowSeconds: 60 };

  test('are counted exactly, also when they come all at once', async () => {
    const now = new Date();
    const attempts = await Promise.all(
      Array.from({ length: 40 }, () => takeAttempt(db(), 'login:x', limit, now)),
    );
    expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(attempts.every(({ retryAfterSeconds }) => retryAfterSeconds === 60)).toBe(true);
  });

  test('are forgotten with their window, or when told to', async () => {
    const clock = new TestClock();
    const once = { limit: 1, windowSeconds: 60 };
    const take = async () => (await takeAttempt(db(), 'a', once, clock.now())).allowed;
    expect([await take(), await take()]).toEqual([true, false]);
    clock.advance({ seconds: 60 });
    expect([await take(), await take()]).toEqual([true, false]);
    await forgetAttempts(db(), 'a');
    expect(await take()).toBe(true);
    expect((await takeAttempt(db(), 'b', once, clock.now())).allowed).toBe(true);
    clock.set('2036-01-01T00:00:00Z');
    await takeAttempt(db(), 'a', once, clock.now());
    clock.set('2026-11-16T00:00:00Z');
    expect(await take(), 'a window that begins in the future is over').toBe(true);
    expect(await take()).toBe(false);
  });

  test('keep nothing of what was typed', async () => {
    await takeAttempt(db(), 'login:tashi@example.bt', limit, new Date());
    const rows = await db().selectFrom('throttleCounters').select('key').execute();
    expect(rows.map(({ key }) => key).join()).not.toContain('tashi');
  });
});

describe('secrets', () => {
  test('are made once, however many ask at the same time', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => getSecret(db(), 'tokens')));
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toMatch(/^[\w-]{43}$/);
    expect(await getSecret(db(), 'other')).not.toBe(asked[0]);
  });

  test('can be entered and replaced', async () => {
    expect(await findSecret(db(), 'mail')).toBeUndefined();
    for (const value of ['first', 'second']) await transact(db(), (tx) => setSecret(tx, 'mail', value));
    expect(await findSecret(db(), 'mail')).toBe('second');
  });
});

const giveWay = (code: string) =>
  sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);

describe('a transaction', () => {
  test.each(['40001', '40P01'])(
    'that had to give way (%s) is done again from its beginning',
    async (code) => {
      let times = 0;
      const name = `again_${code}`;
      await transact(db(), async (tx) => {
        await setSecret(tx, name, `attempt ${(times += 1)}`);
        if (times < 3) await giveWay(code).execute(tx);
      });
      expect(await findSecret(db(), name)).toBe('attempt 3');
    },
  );

  test('is not done again for another reason, nor for ever', async () => {
    let times = 0;
    const attempt = (code: string) =>
      transact(db(), async (tx) => {
        times += 1;
        await giveWay(code).execute(tx);
      });
    await expect(attempt('23505')).rejects.toMatchObject({ code: '23505' });
    expect(times).toBe(1);
    await expect(attempt('40001')).rejects.toMatchObject({ code: '40001' });
    expect(times).toBe(5);
  });
});
