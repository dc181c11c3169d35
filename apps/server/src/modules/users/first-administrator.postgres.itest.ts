import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contextDepsOf } from '../../app-deps.ts';
import type { Ctx } from '../../platform/context.ts';
import { createLog } from '../../base/log.ts';
import { StartError } from '../../base/start/start-error.ts';
import { systemContext } from '../../platform/system-context.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { checkLogin, login } from '../auth/login/login.service.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

let test: TestDatabase;
let ctx: Ctx;

beforeEach(async () => {
  test = await openTestDatabase();
  const { dataDir } = test.place;
  const deps = { database: test.database, clock: new TestClock(), dataDir, baseUrl: 'http://localhost' };
  ctx = systemContext(contextDepsOf({ ...deps, version: '0', log: createLog('silent') }));
});
afterEach(() => test.close());

const signIn = async (username: string, password: string) => {
  const input = { params: {}, query: {}, body: { username, password } };
  return login(ctx, input, await checkLogin(ctx, input));
};
const countUsers = async () => (await ctx.db.selectFrom('users').select('id').execute()).length;

describe('the first start', () => {
  it('lets no common credentials in before it, and makes up a password to be changed', async () => {
    await expect(signIn('admin@localhost', 'admin')).rejects.toMatchObject({ code: 'wrong_credentials' });
    const made = await ensureFirstAdministrator(ctx, {});
    expect(made).toEqual({ email: 'admin@localhost', password: expect.stringMatching(/^[a-z-]{27}$/) });
    const { userData } = await signIn('admin@localhost', made?.password ?? '');
    expect(userData).toMatchObject({ role: 'Administrator', mustChangePassword: true });
    expect(userData.ability).toEqual([{ action: 'manage', subject: 'all' }]);
    expect(await ensureFirstAdministrator(ctx, {})).toBeNull();
    expect(await countUsers()).toBe(1);
    const [entry] = await ctx.db.selectFrom('auditEntries').selectAll().execute();
    expect(entry).toMatchObject({ actorId: null, actorName: 'System', action: 'create', entity: 'User' });
  });

  it('takes the wished e-mail and password, to be kept', async () => {
    const wish = { email: 'Chief@Example.bt', password: 'butter lamps at first light' };
    expect(await ensureFirstAdministrator(ctx, wish)).toBeNull();
    const { userData } = await signIn('chief@example.bt', wish.password);
    expect(userData.mustChangePassword).toBe(false);
  });

  it('says in one line what is wrong with a wish, and makes nothing', async () => {
    const email = 'chief@example.bt';
    for (const [wish, line] of [
      [{ email: 'chief' }, /^ADMIN_EMAIL must be an e-mail address/],
      [{ email, password: 'short' }, /^ADMIN_PASSWORD must have at least 15 characters\.$/],
      [{ email, password: 'passwordpassword' }, /^ADMIN_PASSWORD is too easy to guess/],
      [{ email, password: '' }, /^ADMIN_PASSWORD must have at least 15/],
    ] as const) {
      const attempt = ensureFirstAdministrator(ctx, wish);
      await expect(attempt).rejects.toThrow(StartError);
      await expect(attempt).rejects.toThrow(line);
    }
    expect(await countUsers()).toBe(0);
  });

  it('makes one, even when several processes start at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => ensureFirstAdministrator(ctx, {})));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await countUsers()).toBe(1);
  });
});
