import { cardPayments, type CardStart, members } from '@kathok/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCardPayments } from '../../gateways/open-card-payments.ts';
import { type CardDesk, openCardDesk } from '../../testing/card-desk.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let desk: CardDesk;
let treasurer: string;
beforeAll(async () => {
  app = await startTestApp();
  desk = await openCardDesk(app);
  treasurer = await app.signIn('Treasurer');
});
afterAll(() => app.close());

const get = ({ transactionId }: CardStart) => app.call(cardPayments.get, { params: { transactionId } });
async function begin(): Promise<CardStart> {
  const started = await desk.start(await desk.donation());
  await desk.arrive(started);
  return started;
}

test('a donation is paid by card: on our books first, asked about on return, settled once, with a receipt', async () => {
  const started = await begin();
  expect(started.redirect).toMatchObject({ method: 'POST', url: '/simulator/worldline/doMEPayRequest' });
  expect(Object.keys(started.redirect.fields)).toEqual(['merchantRequest', 'MID']);
  expect(await get(started)).toMatchObject({ status: 'processing', amount: '1500.00', isSimulation: false });

  const brought = (await desk.choose(started.transactionId, 'approve'))!;
  expect(await desk.comeBack(brought)).toBe(`303 /bob-worldline/success/${started.transactionId}`);
  const paid = await get(started);
  expect(paid).toMatchObject({ status: 'paid', kind: 'donation', reason: null, isSurplus: false });
  expect(paid.receiptNumber).toMatch(/\d/);
  expect(await desk.comeBack(brought)).toBe(`303 /bob-worldline/success/${started.transactionId}`);
  const receipts = await app.db
    .selectFrom('receipts')
    .select('id')
    .where('paymentId', '=', started.paymentId)
    .execute();
  expect(receipts).toHaveLength(1);
  const events = await app.db
    .selectFrom('gatewayEvents')
    .select('source')
    .where('paymentId', '=', started.paymentId)
    .orderBy('id')
    .execute();
  expect(events.map(({ source }) => source)).toEqual(['enquiry', 'return']);
});

test.each([
  ['decline51', 'failure', 'failed', /not enough money/],
  ['decline54', 'failure', 'failed', /expired/],
  ['notAuthenticated', 'failure', 'failed', /refused/],
  ['cancel', 'cancelled', 'cancelled', /cancelled/],
  ['delay', 'process', 'processing', /^$/],
] as const)('after %s the payer sees the page %s', async (outcome, page, status, reason) => {
  const started = await begin();
  const brought = (await desk.choose(started.transactionId, outcome))!;
  expect(await desk.comeBack(brought)).toBe(`303 /bob-worldline/${page}/${started.transactionId}`);
  const shown = await get(started);
  expect(shown.status).toBe(status);
  expect(shown.reason ?? '').toMatch(reason);
});

test('after a refusal one may try again, and pays', async () => {
  const donationId = await desk.donation();
  const first = await desk.start(donationId);
  await desk.arrive(first);
  await desk.comeBack((await desk.choose(first.transactionId, 'decline05'))!);
  const second = await desk.start(donationId);
  await desk.arrive(second);
  await desk.comeBack((await desk.choose(second.transactionId, 'approve'))!);
  expect([(await get(first)).status, (await get(second)).status]).toEqual(['failed', 'paid']);
  await expect(desk.start(donationId)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'wrong_state' },
  });
});

test('a registration fee is paid by card, and the membership begins', async () => {
  const body = { ...sampleMember(await shippedIds(app)), consent: true as const };
  const { feeId, member } = await app.call(members.register, { body });
  const started = await app.call(cardPayments.payFee, { params: { id: feeId } });
  await desk.arrive(started);
  await desk.comeBack((await desk.choose(started.transactionId, 'approve'))!);
  expect(await get(started)).toMatchObject({
    status: 'paid',
    kind: 'fee',
    dueId: feeId,
    memberId: member.id,
  });
  const row = await app.db
    .selectFrom('members')
    .select('paidUntil')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(row.paidUntil).not.toBeNull();
});

describe('not possible', () => {
  test('another currency than the bank charges', async () => {
    await expect(desk.start(await desk.donation(5000, 'USD'))).rejects.toMatchObject({ status: 409 });
  });

  test('what does not exist', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    await expect(desk.start(id)).rejects.toMatchObject({ status: 404 });
    await expect(app.call(cardPayments.payFee, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(app.call(cardPayments.enquire, { params: { id } }, treasurer)).rejects.toMatchObject({
      status: expect.any(Number),
    });
    for (const transactionId of ['0'.repeat(20), 'x', `${'0'.repeat(19)}u`])
      await expect(app.call(cardPayments.get, { params: { transactionId } })).rejects.toMatchObject({
        status: 404,
      });
  });

  test('starting for ever', async () => {
    const donationId = await desk.donation();
    for (let at = 0; at < 20; at += 1) await desk.start(donationId);
    await expect(desk.start(donationId)).rejects.toMatchObject({ status: 429 });
    // Somebody else can still pay it.
    const elsewhere = await app.send(
      cardPayments.payDonation,
      { body: { donationId } },
      { from: '10.9.9.9' },
    );
    expect(elsewhere.status).toBe(201);
  });
});

test('the simulated bank is served at its own addresses, and says what it is', async () => {
  const started = await desk.start(await desk.donation());
  const page = await app.inject({
    method: 'POST',
    url: started.redirect.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(started.redirect.fields).toString(),
  });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Simulation. This is not a bank');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect((await app.inject('/simulator/worldline/style.css')).headers['content-type']).toContain('text/css');
  expect((await app.inject('/simulator/worldline/handOver.js')).statusCode).toBe(200);
  expect((await app.inject('/simulator/worldline/nothing')).statusCode).toBe(404);
});

test.each([
  ['under an address of the outside world', { host: 'members.example.bt' }],
  ['through a proxy that nobody told us about', { 'x-forwarded-for': '203.0.113.7' }],
])('the simulated bank is not there for somebody who comes %s', async (_, headers) => {
  const url = '/simulator/worldline/style.css';
  const refused = await app.inject({ url, headers });
  expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('No payment was made')]);
  expect((await app.inject(url)).statusCode).toBe(200);
});

test('half a merchant: card payments are off with a plain reason, and nothing is accepted', async () => {
  const settings = {
    mid: 'WL0000000000001',
    payUrl: 'https://pay.example.bt/doMEPayRequest',
    statusUrl: 'https://pay.example.bt/getTransactionStatus',
    maySimulate: true,
  };
  const off = await startTestApp({ card: openCardPayments({ worldline: settings }, app.deps) });
  try {
    const body = { ...sampleMember(await shippedIds(off)), consent: true as const };
    const { feeId } = await off.call(members.register, { body });
    await expect(off.call(cardPayments.payFee, { params: { id: feeId } })).rejects.toMatchObject({
      status: 503,
      problem: { code: 'card_payments_off', detail: expect.stringContaining('encryption key') },
    });
    const back = await off.send(cardPayments.comeBack, { body: { merchantResponse: '00' } });
    expect([back.status, back.headers['location']]).toEqual([303, '/bob-worldline/error']);
    expect((await off.inject('/simulator/worldline/style.css')).statusCode).toBe(404);
  } finally {
    await off.close();
  }
});
