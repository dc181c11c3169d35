import { dayOf } from '@kathok/contract';
import { expect, test } from 'vitest';
import type { Tx } from '../db/open-database.ts';
import { countFailedSignIn, findFailedSignIns } from '../modules/auth/devices/recent-sign-in.repository.ts';
import {
  findTrustedDevices,
  insertTrustedDevice,
  removeTrustedDevice,
  useTrustedDevice,
} from '../modules/auth/devices/trusted-device.repository.ts';
import { findPasskey, insertPasskey, usePasskey } from '../modules/auth/passkeys/passkey.repository.ts';
import {
  insertChallenge,
  setPasskeyChallenge,
  spendPasskeyChallenge,
} from '../modules/auth/second-factor/challenge.repository.ts';
import {
  hasUnusedRecoveryCode,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '../modules/auth/second-factor/recovery-codes/recovery-code.repository.ts';
import { findSessionOfToken } from '../modules/auth/sessions/session.repository.ts';
import { takeAttempt, weightOf } from '../platform/limits/attempt.repository.ts';
import { startAppForFile } from '../testing/office.ts';

// As rare-queries.embedded.itest.ts: what the tests on PostgreSQL ask, asked once on the other build of PostgreSQL.

const app = await startAppForFile();
const now = app.clock.now();
const later = new Date(now.getTime() + 60_000);
const userId = app.account('Member').id;
const user = app.db.selectFrom('users').select('authVersion').where('id', '=', userId);
const { authVersion } = await user.executeTakeFirstOrThrow();

const changing = <Result>(work: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(work);

test('a trusted device is used by its owner until it expires or is removed', async () => {
  const token = { tokenHash: 'a device', userId, authVersion };
  const days = { createdAt: now, lastUsedAt: now, expiresAt: later };
  const id = await changing((tx) =>
    insertTrustedDevice(tx, { ...token, ...days, address: '10.0.0.1', userAgent: 'a phone' }),
  );
  expect(await changing((tx) => useTrustedDevice(tx, token, now))).toEqual({ id });
  expect(await changing((tx) => useTrustedDevice(tx, token, later))).toBeUndefined();
  expect(await findTrustedDevices(app.db, userId, now)).toMatchObject([{ id, userAgent: 'a phone' }]);
  expect(await changing((tx) => removeTrustedDevice(tx, { id, userId }))).toBe(true);
  expect(await changing((tx) => removeTrustedDevice(tx, { id, userId }))).toBe(false);
});

test('a passkey is found by its credential, and of two answers with one counter the first counts', async () => {
  const key = { credentialId: 'a credential', publicKey: 'a key', counter: 0, transports: [] };
  await changing((tx) => insertPasskey(tx, { ...key, userId, name: 'Phone', createdAt: now }));
  const found = (await findPasskey(app.db, 'a credential'))!;
  expect(found).toMatchObject({ userId, counter: 0 });
  expect(await changing((tx) => usePasskey(tx, found, 1, now))).toBe(true);
  expect(await changing((tx) => usePasskey(tx, found, 1, now))).toBe(false);
});

test('a sign-in gets what its passkey has to sign, until it is over', async () => {
  const challenge = { tokenHash: 'a sign-in', purpose: 'sign_in' as const, userId, authVersion };
  await insertChallenge(app.db, { ...challenge, triesLeft: 3, createdAt: now, expiresAt: later });
  expect(await setPasskeyChallenge(app.db, 'a sign-in', 'to sign', now)).toEqual({ userId });
  expect(await setPasskeyChallenge(app.db, 'a sign-in', 'to sign', later)).toBeUndefined();
});

test('what a passkey signs to show once more who it is counts once', async () => {
  const challenge = { tokenHash: 'a passkey', purpose: 'sign_in' as const, passkeyChallenge: 'to show' };
  await insertChallenge(app.db, { ...challenge, triesLeft: 3, createdAt: now, expiresAt: later });
  expect(await spendPasskeyChallenge(app.db, 'to show', later)).toBe(false);
  expect(await spendPasskeyChallenge(app.db, 'to show', now)).toBe(true);
  expect(await spendPasskeyChallenge(app.db, 'to show', now)).toBe(false);
});

test('a recovery code opens once', async () => {
  await changing((tx) => replaceRecoveryCodes(tx, userId, ['one', 'two'], now));
  expect(await hasUnusedRecoveryCode(app.db, userId, 'one')).toBe(true);
  expect(await changing((tx) => spendRecoveryCode(tx, userId, 'one', now))).toBe(true);
  expect(await changing((tx) => spendRecoveryCode(tx, userId, 'one', now))).toBe(false);
  expect(await hasUnusedRecoveryCode(app.db, userId, 'one')).toBe(false);
  expect(await hasUnusedRecoveryCode(app.db, userId, 'two')).toBe(true);
});

test('failed tries of a day from one network are one line', async () => {
  const tried = { userId, method: 'password' as const, network: '10.0.0.0/24', day: dayOf(now) };
  await countFailedSignIn(app.db, { ...tried, lastAt: now });
  await countFailedSignIn(app.db, { ...tried, lastAt: later });
  const line = { method: 'password', network: '10.0.0.0/24', tries: 2, lastAt: later };
  expect(await findFailedSignIns(app.db, userId, new Date(0), 10)).toEqual([line]);
});

test('a token that nobody was given belongs to no session', async () => {
  expect(await findSessionOfToken(app.db, 'made up')).toBeUndefined();
});

test('what was counted of a day can be read', async () => {
  await takeAttempt(app.db, 'a day', { limit: 1, windowSeconds: 60 }, now);
  expect([await weightOf(app.db, 'a day'), await weightOf(app.db, 'another')]).toEqual([1, 0]);
});
