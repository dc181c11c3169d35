import { donations } from '@kathok/contract';
import { expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { endpointClient } from '../../../testing/endpoint-client.ts';
import { sampleDonation } from '../../../testing/donation-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { type TestApp } from '../../../testing/start-test-app.ts';
import { injected } from '../../../testing/transports.ts';

const app = await startAppForFile();
const treasurer = await app.signIn('Treasurer');

it('fifty equal donations with one key are one, and all hear the same, also after a restart', async () => {
  const body = await sampleDonation(app, { donorName: 'Only Once', payment: { method: 'cash' } });
  const options = { token: treasurer, headers: { 'idempotency-key': 'festival-desk-1' } };
  const answers = await Promise.all(Array.from({ length: 50 }, () => persist(app.send)));
  async function persist(send: TestApp['send']) {
    for (;;) {
      const answer = await send(donations.create, { body }, options);
      // The first is still at work.
      if (answer.status !== 409) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);

  const restarted = await buildApp(app.deps);
  const later = await persist(endpointClient(injected(restarted)).send);
  await restarted.close();
  expect(later.headers['idempotency-replayed']).toBe('true');
  expect(later.bytes.equals(answers[0]!.bytes)).toBe(true);

  const found = await app.db
    .selectFrom('donations')
    .select('id')
    .where('donorName', '=', 'Only Once')
    .execute();
  expect(found).toHaveLength(1);
  expect(await app.db.selectFrom('receipts').select('id').execute()).toHaveLength(1);
  const other = await app.send(donations.create, { body: { ...body, amount: '501' } }, options);
  expect(other.body).toMatchObject({ code: 'idempotency_mismatch' });
});

it('a program that gives without end is told to wait; the office is not', async () => {
  const body = await sampleDonation(app, { donorType: 'anonymous', donorName: undefined });
  const statuses = new Map<number, number>();
  for (let i = 0; i < 105; i += 1) {
    const { status } = await app.send(donations.create, { body });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(
    new Map([
      [201, 100],
      [429, 5],
    ]),
  );
  expect((await app.send(donations.create, { body }, { token: treasurer })).status).toBe(201);
});
