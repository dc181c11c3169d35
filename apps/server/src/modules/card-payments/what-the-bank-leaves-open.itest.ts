import { cardPayments, type CardStart, donations, messageTemplates } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { paymentResponse, sealMessage } from '../../gateways/worldline/messages.ts';
import { openCardDesk } from '../../testing/card-desk.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const desk = await openCardDesk(app);

const get = ({ transactionId }: CardStart) => app.call(cardPayments.get, { params: { transactionId } });
async function begin(): Promise<CardStart> {
  const started = await desk.start(await desk.donation());
  await desk.arrive(started);
  return started;
}
const unresolved = async () => {
  const token = await app.signIn('Treasurer');
  const { data } = await app.call(cardPayments.unresolved, { query: { take: 100 } }, token);
  return new Map(data.map((row) => [row.id, row]));
};

const close = async ({ paymentId: id }: CardStart, reason = 'Given back by the bank on 16 November') =>
  app.send(
    cardPayments.close,
    { params: { id }, body: { reason } },
    { token: await app.signIn('Treasurer') },
  );
async function doubtful(): Promise<CardStart & { donationId: string }> {
  const donationId = await desk.donation();
  const started = await desk.start(donationId);
  await desk.arrive(started);
  await desk.choose(started.transactionId, 'otherAmount');
  app.clock.advance({ minutes: 2 });
  await desk.round();
  return { ...started, donationId };
}

test('a browser that is closed at the bank: the job finds the money in its first round', async () => {
  const started = await begin();
  await desk.choose(started.transactionId, 'dropReturn');
  await desk.round();
  expect(await desk.statusOf(started)).toBe('processing');
  app.clock.advance({ minutes: 2 });
  await desk.round();
  expect(await desk.statusOf(started)).toBe('paid');
});

test('a late yes after a no still credits, once', async () => {
  const started = await begin();
  await desk.comeBack((await desk.choose(started.transactionId, 'decline51'))!);
  expect(await desk.statusOf(started)).toBe('failed');
  const order = desk.orders.get(started.transactionId)!;
  order.result = { ...order.result, statusCode: 'S', responseCode: '00', statusDesc: 'Approved' };
  app.clock.advance({ minutes: 2 });
  await desk.round();
  app.clock.advance({ minutes: 3 });
  await desk.round();
  expect(await get(started)).toMatchObject({ status: 'paid', reason: null });
});

test('silence for a day: never failed by guess, but shown to staff, who ask again by hand', async () => {
  const started = await begin();
  await desk.choose(started.transactionId, 'approve', { fault: 'serverError', faultTimes: '5' });
  for (const minutes of [2, 3, 10, 45, 23 * 60]) {
    expect((await unresolved()).has(started.paymentId)).toBe(false);
    app.clock.advance({ minutes });
    await desk.round();
  }
  expect(await desk.statusOf(started)).toBe('processing');
  expect((await unresolved()).get(started.paymentId)).toMatchObject({
    doubt: 'silent',
    timesAsked: 5,
    nextAskAt: null,
    payerName: 'Pema Lhamo',
    gatewayWords: expect.stringContaining('500'),
  });
  const token = await app.signIn('Treasurer');
  const answer = await app.call(cardPayments.enquire, { params: { id: started.paymentId } }, token);
  expect(answer).toMatchObject({ status: 'paid', doubt: null });
  expect((await unresolved()).has(started.paymentId)).toBe(false);
});

test('who never got to the bank is not kept waiting for ever', async () => {
  const started = await desk.start(await desk.donation());
  for (const minutes of [2, 3, 10, 45]) {
    app.clock.advance({ minutes });
    await desk.round();
    expect(await desk.statusOf(started)).toBe('processing');
  }
  app.clock.advance({ hours: 23 });
  await desk.round();
  expect(await get(started)).toMatchObject({
    status: 'cancelled',
    reason: expect.stringContaining('not completed'),
  });
});

test('another amount is never credited, and shown to staff', async () => {
  const started = await begin();
  const brought = (await desk.choose(started.transactionId, 'otherAmount'))!;
  expect(await desk.comeBack(brought)).toBe(`303 /bob-worldline/error/${started.transactionId}`);
  app.clock.advance({ minutes: 2 });
  await desk.round();
  expect(await desk.statusOf(started)).toBe('processing');
  expect((await unresolved()).get(started.paymentId)).toMatchObject({ doubt: 'different' });
});

test('the number of another payment is never credited either', async () => {
  const [one, other] = [await begin(), await begin()];
  for (const { transactionId } of [one, other]) await desk.choose(transactionId, 'dropReturn');
  const { reference } = desk.orders.get(one.transactionId)!;
  desk.orders.get(other.transactionId)!.result!['pgMeTrnRefNo'] = reference;
  app.clock.advance({ minutes: 2 });
  await desk.round();
  const states = [await desk.statusOf(one), await desk.statusOf(other)].toSorted();
  expect(states).toEqual(['paid', 'processing']);
  const doubtful = await unresolved();
  expect([doubtful.get(one.paymentId)?.doubt, doubtful.get(other.paymentId)?.doubt]).toContain('different');
});

test('paid twice: the second is kept, marked as surplus and shown to staff', async () => {
  const donationId = await desk.donation();
  const [one, two] = [await desk.start(donationId), await desk.start(donationId)];
  for (const started of [one, two]) {
    await desk.arrive(started);
    await desk.choose(started.transactionId, 'dropReturn');
  }
  app.clock.advance({ minutes: 2 });
  await desk.round();
  const shown = [await get(one), await get(two)];
  expect(shown.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(shown.filter(({ isSurplus }) => isSurplus)).toHaveLength(1);
  const surplus = shown[0]!.isSurplus ? one : two;
  expect((await unresolved()).get(surplus.paymentId)).toMatchObject({ doubt: 'surplus', status: 'paid' });
  const donation = await app.db
    .selectFrom('donations')
    .select('amountPaid')
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow();
  expect(donation.amountPaid).toBe(150_000);
});

test('a donation that was taken out while the bank was charging is shown to staff', async () => {
  const donationId = await desk.donation();
  const started = await desk.start(donationId);
  await desk.arrive(started);
  await desk.choose(started.transactionId, 'dropReturn');
  await app.db
    .updateTable('donations')
    .set({ deletedAt: app.clock.now() })
    .where('id', '=', donationId)
    .execute();
  app.clock.advance({ minutes: 2 });
  await desk.round();
  expect((await unresolved()).get(started.paymentId)).toMatchObject({
    doubt: 'withdrawn',
    status: 'processing',
  });
});

describe('closed by hand, with a reason', () => {
  test('the payer reads why, the donation can be paid anew, and a replay brings nothing back', async () => {
    const started = await doubtful();
    expect((await close(started)).body).toMatchObject({ status: 'failed', doubt: null, nextAskAt: null });
    expect((await unresolved()).has(started.paymentId)).toBe(false);
    expect(await get(started)).toMatchObject({
      status: 'failed',
      reason: 'Given back by the bank on 16 November',
    });
    const token = await app.signIn('Treasurer');
    await app.call(cardPayments.enquire, { params: { id: started.paymentId } }, token);
    expect((await unresolved()).has(started.paymentId)).toBe(false);
    expect((await close(started)).status).toBe(409);
    const again = await desk.start(started.donationId);
    await desk.arrive(again);
    await desk.comeBack((await desk.choose(again.transactionId, 'approve'))!);
    expect(await desk.statusOf(again)).toBe('paid');
  });

  test('the payer is told by mail that it can be paid again, unless that message is switched off', async () => {
    const told = async () =>
      (await app.outbox()).filter(({ subject }) => subject === 'About your card payment');
    const [before, started] = [(await told()).length, await doubtful()];
    await close(started);
    const messages = await told();
    expect(messages).toHaveLength(before + 1);
    expect(messages.at(-1)).toMatchObject({ kind: 'payment', recipient: 'pema@example.bt' });
    expect(messages.at(-1)?.body).toContain('Dear Pema Lhamo,');
    expect(messages.at(-1)?.body).toContain(`${app.deps.baseUrl}/`);
    expect(messages.at(-1)?.body).toContain(started.donationId);
    const token = await app.signIn('Administrator');
    const off = { kind: 'card_payment_closed', isOn: false } as const;
    await app.call(messageTemplates.switch, { body: off }, token);
    await close(await doubtful());
    expect(await told()).toHaveLength(before + 1);
    await app.call(messageTemplates.switch, { body: { ...off, isOn: true } }, token);
  });

  test('a late yes of the bank still credits, once', async () => {
    const started = await doubtful();
    await close(started);
    desk.orders.get(started.transactionId)!.result!['trnAmt'] = '150000';
    const token = await app.signIn('Treasurer');
    const params = { id: started.paymentId };
    expect(await app.call(cardPayments.enquire, { params }, token)).toMatchObject({ status: 'paid' });
    expect(await get(started)).toMatchObject({ status: 'paid', reason: null });
    expect((await close(started)).status).toBe(409);
  });

  test('at the very moment the bank says yes: the money counts, with one receipt', async () => {
    const token = await app.signIn('Treasurer');
    for (let times = 0; times < 5; times += 1) {
      const started = await doubtful();
      const params = { id: started.paymentId };
      desk.orders.get(started.transactionId)!.result!['trnAmt'] = '150000';
      await Promise.all([close(started), app.call(cardPayments.enquire, { params }, token)]);
      expect(await get(started)).toMatchObject({ status: 'paid', reason: null, isSurplus: false });
      const donation = await app.call(donations.get, { params: { id: started.donationId } }, token);
      expect(donation).toMatchObject({ paymentStatus: 'paid', amountPaid: '1500.00' });
    }
  });

  test('not while the bank is being asked, nor what was paid', async () => {
    const started = await begin();
    expect((await close(started)).body).toMatchObject({ code: 'wrong_state' });
    expect(await desk.statusOf(started)).toBe('processing');
    await desk.comeBack((await desk.choose(started.transactionId, 'approve'))!);
    expect((await close(started)).body).toMatchObject({ code: 'wrong_state' });
    expect(await desk.statusOf(started)).toBe('paid');
  });

  test('what a gateway that is gone has left behind is shown as well, and can be closed', async () => {
    const started = await begin();
    const other = { gateway: 'a bank of former days' };
    await app.db.updateTable('payments').set(other).where('id', '=', started.paymentId).execute();
    app.clock.advance({ minutes: 2 });
    await desk.round();
    expect((await unresolved()).has(started.paymentId)).toBe(false);
    app.clock.advance({ minutes: 90 });
    expect((await unresolved()).get(started.paymentId)).toMatchObject({ doubt: 'silent', timesAsked: 0 });
    expect((await close(started)).body).toMatchObject({ status: 'failed' });
    expect((await unresolved()).has(started.paymentId)).toBe(false);
  });

  test('money for a donation that was taken out since is something else, and shown again', async () => {
    const started = await doubtful();
    await close(started);
    desk.orders.get(started.transactionId)!.result!['trnAmt'] = '150000';
    const token = await app.signIn('Treasurer');
    await app.call(donations.remove, { params: { id: started.donationId } }, token);
    await app.call(cardPayments.enquire, { params: { id: started.paymentId } }, token);
    expect((await unresolved()).get(started.paymentId)).toMatchObject({
      doubt: 'withdrawn',
      status: 'failed',
    });
    expect((await close(started)).status).toBe(200);
    expect((await unresolved()).has(started.paymentId)).toBe(false);
  });
});

test('a return that is replayed for hours does not make us pester the bank', async () => {
  const started = await begin();
  const { transactionId: orderId } = started;
  const message = { pgMeTrnRefNo: '1', orderId, trnAmt: '150000', statusCode: 'P' };
  const brought = sealMessage(paymentResponse, message, desk.merchant.key);
  for (let times = 0; times < 25; times += 1) await desk.comeBack(brought);
  const { timesAsked } = await app.db
    .selectFrom('cardAttempts')
    .select('timesAsked')
    .where('paymentId', '=', started.paymentId)
    .executeTakeFirstOrThrow();
  expect(timesAsked).toBe(20);
});
