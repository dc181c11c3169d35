import { donations, type Problem } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleDonation, sampleSlip } from '../testing/donation-samples.ts';
import { useUp } from '../testing/proof.ts';
import { startAppForFile } from '../testing/office.ts';

const app = await startAppForFile();

const counts = async () => {
  const rows = await app.db.selectFrom('throttleCounters').select(['key', 'count']).orderBy('key').execute();
  return JSON.stringify(rows);
};

test('a retry is answered before it is counted, though the address and everybody have used up their limits', async () => {
  const from = '203.0.113.20';
  const body = await sampleDonation(app);
  const donate = (key: string) =>
    app.send(donations.create, { body }, { from, headers: { 'idempotency-key': key } });
  const first = await donate('first');
  expect(first.status).toBe(201);
  for (let times = 1; times < 100; times += 1) await donate(`other-${times}`);
  await useUp(app, 'donation');
  expect((await donate('one-too-many')).body as Problem).toMatchObject({ code: 'proof_required' });
  const before = await counts();
  const again = await donate('first');
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await counts()).toBe(before);
});

test('a slip that is sent again is neither counted nor read again', async () => {
  app.clock.advance({ hours: 2 });
  const { id } = await app.call(donations.create, { body: await sampleDonation(app) });
  const body = await sampleSlip(id);
  const headers = { 'idempotency-key': 'slip' };
  const first = await app.send(donations.sendSlip, { body }, { headers });
  expect(first.status).toBe(201);
  await useUp(app, 'slip');
  const before = await counts();
  const again = await app.send(donations.sendSlip, { body }, { headers });
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await counts()).toBe(before);
});

test('the same key with another body is refused before it is counted', async () => {
  app.clock.advance({ hours: 2 });
  const headers = { 'idempotency-key': 'twice' };
  await app.send(donations.create, { body: await sampleDonation(app) }, { headers });
  const before = await counts();
  const other = await app.send(
    donations.create,
    { body: await sampleDonation(app, { amount: '7.00' }) },
    { headers },
  );
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  expect(await counts()).toBe(before);
});
