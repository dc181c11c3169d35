import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { auth } from '@kathok/contract';
import { expect, test } from 'vitest';
import { packageRoot } from '../base/start/package-root.ts';
import { shortLived } from '../db/durability/short-lived.ts';
import { addAuthenticator } from '../testing/second-step.ts';
import { startAppForFile } from '../testing/office.ts';
import { unpackFirstRelease } from '../upgrades/first-release.ts';

const app = await startAppForFile();

/** The built program, as `npm run reset-password` runs it. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(packageRoot(), 'dist/reset-password.js'), ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: app.place.url, DATA_DIR: app.place.dataDir },
  });

test('a lost password is replaced by one that works once', async () => {
  const { email } = app.account('Administrator');
  const before = await app.signIn('Administrator');
  const { stdout } = await run(email);
  const password = /with the password (\S+)/.exec(stdout)?.[1] ?? '';
  expect((await app.send(auth.me, {}, { token: before })).status).toBe(401);
  const { userData } = await app.call(auth.login, { body: { username: email, password } });
  expect(userData.mustChangePassword).toBe(true);
  const entry = await app.db
    .selectFrom('auditEntries')
    .select(['actorId', 'action', 'label'])
    .where('action', '=', 'reset_password')
    .executeTakeFirst();
  expect(entry).toEqual({ actorId: null, action: 'reset_password', label: userData.name });
});

test('a lost second step goes with it', async () => {
  const { email, password } = app.account('Treasurer');
  await addAuthenticator(app, await app.signIn('Treasurer'), password);
  expect((await app.send(auth.login, { body: { username: email, password } })).status).toBe(401);
  const { stdout } = await run(email);
  expect(stdout).toContain('authenticator app, passkeys and recovery codes have been removed');
  const given = /with the password (\S+)/.exec(stdout)?.[1] ?? '';
  const { userData } = await app.call(auth.login, { body: { username: email, password: given } });
  const entry = await app.db
    .selectFrom('auditEntries')
    .select('actorId')
    .where('action', '=', 'reset_second_factor')
    .where('entityId', '=', userData.id)
    .executeTakeFirst();
  expect(entry).toEqual({ actorId: null });
});

test.each([
  [['nobody@example.bt'], 'No account has the e-mail address nobody@example.bt.'],
  [['not an address'], 'Usage: reset-password EMAIL'],
  [[], 'Usage: reset-password EMAIL'],
])('%j is refused in words', async (args, sentence) => {
  await expect(run(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
});

test('the data of the first release is brought up to this version, and the password is replaced', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kathok-first-release-'));
  try {
    unpackFirstRelease(join(dataDir, 'data'));
    const env = { PATH: process.env['PATH'], DATA_DIR: join(dataDir, 'data') };
    const program = [
      ...shortLived,
      join(packageRoot(), 'dist/reset-password.js'),
      'dechen.wangmo@example.bt',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, program, { env });
    expect(stdout).toMatch(/^The data was brought up to this version.*\nDechen Wangmo can log in once with/);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
