import {
  auth,
  type CallOf,
  cardPayments,
  donationPurposes,
  donations,
  type Endpoint,
  health,
  type StorageState,
} from '@kathok/contract';
import { afterEach, expect, test } from 'vitest';
import { sampleDonation, sampleSlip } from '../testing/donation-samples.ts';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startAppForFile } from '../testing/office.ts';

const roomy = { state: 'ok', uploads: 'ok' } as const;
const storage: { state: StorageState; uploads: 'ok' | 'full' | 'read_only' } = { ...roomy };

const app = await startAppForFile({ storage });
const token = await app.signIn('Administrator');
afterEach(() => Object.assign(storage, roomy));

const newPurpose = { body: { name: 'Butter lamps at dawn' } };

/** Whether each call there is was refused for want of storage; the others are told that they are not signed in, and the like. */
async function refusals(code: string): Promise<Record<string, boolean>> {
  const params = { id: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01', transactionId: 'x', code: 'x' };
  const answers: [string, boolean][] = [];
  for (const { name, endpoint } of everyEndpoint) {
    const { status, body } = await app.send<Endpoint>(endpoint, { params } as CallOf<Endpoint>);
    answers.push([name, status === 503 && (body as { code?: string }).code === code]);
  }
  return Object.fromEntries(answers);
}
const takesFiles = ({ encoding }: Endpoint) => encoding === 'multipart' || encoding === 'either';
const expected = (isRefused: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries(everyEndpoint.map(({ name, endpoint }) => [name, isRefused(endpoint)]));

test('with a full storage every write is refused before any work, and no read is', async () => {
  Object.assign(storage, { state: 'full', uploads: 'full' });
  const isSmall = new Set<Endpoint>(
    everyEndpoint.filter(({ endpoint }) => endpoint.worksWhenFull).map(({ endpoint }) => endpoint),
  );
  const triedAllTheSame = everyEndpoint
    .filter(({ endpoint }) => endpoint.method !== 'GET' && isSmall.has(endpoint))
    .map(({ name }) => name);
  expect(triedAllTheSame.toSorted()).toEqual([
    'auth.finishLogin',
    'auth.login',
    'auth.logout',
    'auth.passkeyOptions',
    'auth.refresh',
    'auth.stepUp',
    'cardPayments.comeBack',
    'cardPayments.comeBackFromRma',
    'documents.verifyNumber',
    'members.lookup',
    'members.similar',
    'payments.find',
    'payments.looking',
  ]);
  expect(await refusals('storage_full')).toEqual(expected((endpoint) => !isSmall.has(endpoint)));
});

test('when it runs low, files are refused and records are not', async () => {
  Object.assign(storage, { state: 'low', uploads: 'full' });
  expect(await refusals('storage_full')).toEqual(expected(takesFiles));
  expect((await app.send(donationPurposes.create, newPurpose, { token })).status).toBe(201);
});

test('the refusal is a plain sentence, staff go on reading and signing in, and it ends by itself', async () => {
  Object.assign(storage, { state: 'full', uploads: 'full' });
  const refused = await app.send(donationPurposes.create, newPurpose, { token });
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '10', 'x-storage': 'full' },
    body: {
      code: 'storage_full',
      title: 'Storage is almost full: nothing new can be saved until space is freed',
    },
  });
  const { accessToken } = await app.call(auth.login, {
    body: { username: app.account('Administrator').email, password: app.account('Administrator').password },
  });
  const list = await app.send(donationPurposes.list, {}, { token: accessToken });
  expect(list).toMatchObject({ status: 200, headers: { 'x-storage': 'full' } });
  expect(await app.call(health.health, {})).toMatchObject({ status: 'ok', storage: 'full' });
  expect(await app.call(health.ready, {})).toMatchObject({ status: 'ok', storage: 'full' });

  Object.assign(storage, roomy);
  const other = { body: { name: 'Butter lamps at noon' } };
  const accepted = await app.send(donationPurposes.create, other, { token });
  expect([accepted.status, accepted.headers['x-storage']]).toEqual([201, undefined]);
  expect(await app.call(health.health, {})).toMatchObject({ storage: 'ok' });
});

test('a retry of what was done before is answered, and takes no room', async () => {
  const headers = { 'idempotency-key': 'before-it-was-full' };
  const donation = { body: await sampleDonation(app) };
  const first = await app.send(donations.create, donation, { headers });
  const slip = { body: await sampleSlip((first.body as { id: string }).id) };
  const sent = await app.send(donations.sendSlip, slip, { headers });
  Object.assign(storage, { state: 'full', uploads: 'full' });
  const again = await app.send(donations.create, donation, { headers });
  expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' }, body: first.body });
  const sentAgain = await app.send(donations.sendSlip, slip, { headers });
  expect(sentAgain).toMatchObject({
    status: 201,
    headers: { 'idempotency-replayed': 'true' },
    body: sent.body,
  });
  const other = await app.send(donations.create, donation, { headers: { 'idempotency-key': 'while-it-is' } });
  expect(other).toMatchObject({ status: 503, body: { code: 'storage_full' } });
});

test('with a wrong clock the same is refused as with a full storage, in words of its own', async () => {
  Object.assign(storage, { state: 'wrong_clock' });
  expect(await refusals('clock_wrong')).toEqual(expected(({ worksWhenFull }) => !worksWhenFull));
  const refused = await app.send(donationPurposes.create, newPurpose, { token });
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '10', 'x-storage': 'wrong_clock' },
    body: {
      code: 'clock_wrong',
      title: 'The clock of the server is wrong: nothing new can be saved until it is right',
    },
  });
  expect(await app.send(donationPurposes.list, {}, { token })).toMatchObject({
    status: 200,
    headers: { 'x-storage': 'wrong_clock' },
  });
  const back = await app.send(cardPayments.comeBack, { body: {} });
  expect(back).toMatchObject({ status: 303, headers: { location: '/bob-worldline/error' } });
});

test('a read-only folder is told apart', async () => {
  Object.assign(storage, { state: 'read_only', uploads: 'read_only' });
  const refused = await app.send(donationPurposes.create, newPurpose, { token });
  expect(refused).toMatchObject({ status: 503, body: { code: 'storage_read_only' } });
});

test.each([
  ['53100', 'storage_full'],
  ['25006', 'storage_read_only'],
])('when the database itself says %s, the answer is 503 %s', async (sqlState, code) => {
  await app.database.pool.query(`
    CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${sqlState}'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON donation_purposes EXECUTE FUNCTION no_room()`);
  const other = { body: { name: 'Butter lamps at dusk' } };
  const refused = await app.send(donationPurposes.create, other, { token });
  await app.database.pool.query('DROP TRIGGER no_room ON donation_purposes');
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '10' }, body: { code } });
  expect((await app.send(donationPurposes.list, {}, { token })).status).toBe(200);
});
