import { EventEmitter, once } from 'node:events';
import { cardPayments, type Donation, donations, fees, members, payments, renewals } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { openCardDesk } from '../../testing/card-desk.ts';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
const card = await openCardDesk(app);
desk = await openMoneyDesk(app);

const body = { reason: 'Paid by mistake' };
async function paidDonation(refundAnswer = 'accept') {
  const id = await desk.donation();
  return { id, ...(await card.pay(id, { refundAnswer })) };
}
/** The token of the desk lives a quarter of an hour. */
const treasurer = () => app.signIn('Treasurer');
const open = async (id: string) =>
  (await app.call(donations.get, { params: { id } }, await treasurer())) as Donation;
const refund = async (id: string) =>
  app.send(cardPayments.refundDonation, { params: { id }, body }, { token: await treasurer() });
const reverse = async (id: string) =>
  app.send(donations.reverse, { params: { id }, body }, { token: await treasurer() });
const settle = async (id: string, outcome: 'done' | 'refused') =>
  app.send(
    cardPayments.settleRefund,
    { params: { id }, body: { outcome, reason: 'The bank told us by telephone' } },
    { token: await treasurer() },
  );
const unresolved = async () => {
  const { data } = await app.call(cardPayments.unresolved, { query: { take: 100 } }, await treasurer());
  return new Map(data.map((row) => [row.id, row]));
};
const audited = async (entityId: string) =>
  (
    await app.db
      .selectFrom('auditEntries')
      .select('action')
      .where('entityId', '=', entityId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('the bank sends the money back', () => {
  test('on the same day by cancelling: the payment is reversed, its receipt void, the payer told', async () => {
    const { id, paymentId, transactionId } = await paidDonation();
    const answer = await refund(id);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: paymentId, status: 'reversed', refund: { call: 'cancel', state: 'done' } },
    });
    expect(card.orders.get(transactionId)?.givenBackMinor).toBe(50_000);
    const [payment] = (await open(id)).payments;
    expect(payment).toMatchObject({
      status: 'reversed',
      reason: body.reason,
      receipt: { voidReason: body.reason },
      refund: { state: 'done', bankReference: expect.stringMatching(/^R/), requestedBy: expect.any(String) },
    });
    expect((await audited(id)).slice(-3)).toEqual(['ask_refund', 'refund_done', 'reverse']);
    expect(await reverse(id)).toMatchObject({ status: 409 });
    expect(await refund(id)).toMatchObject({ status: 409 });
    expect(card.orders.get(transactionId)?.givenBackMinor).toBe(50_000);
  });

  test('on a later day by a refund', async () => {
    const { id } = await paidDonation();
    app.clock.advance({ days: 1 });
    expect(await refund(id)).toMatchObject({
      body: { status: 'reversed', refund: { call: 'refund', state: 'done' } },
    });
  });

  test('for a fee: the coverage goes with it', async () => {
    desk = await openMoneyDesk(app);
    const { id: memberId, paidUntil } = await desk.member();
    const { feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
    await card.pay(feeId, {}, 'fee');
    const call = { params: { id: feeId }, body };
    expect(await app.send(cardPayments.refundFee, call, { token: desk.token })).toMatchObject({
      status: 200,
      body: { status: 'reversed' },
    });
    expect(await desk.fee(feeId)).toMatchObject({ status: 'cancelled', paymentStatus: 'reversed' });
    const member = await app.call(members.get, { params: { id: memberId } }, desk.token);
    expect(member).toMatchObject({ paidUntil });
  });

  test('of what was paid twice, the second payment', async () => {
    const id = await desk.donation();
    const [first, second] = [await card.start(id), await card.start(id)];
    for (const started of [first, second]) {
      await card.arrive(started);
      await card.comeBack((await card.choose(started.transactionId, 'approve'))!);
    }
    expect((await unresolved()).get(second.paymentId)).toMatchObject({ doubt: 'surplus' });
    expect(await refund(id)).toMatchObject({ body: { id: second.paymentId, status: 'reversed' } });
    expect(await open(id)).toMatchObject({ paymentStatus: 'paid', amountPaid: '500.00' });
    expect((await unresolved()).has(second.paymentId)).toBe(false);
    expect(await card.statusOf(first)).toBe('paid');
  });
});

describe('the bank does not send it back', () => {
  test('where it refuses, nothing is reversed, its words are kept, and staff may do it by hand', async () => {
    const { id } = await paidDonation('refuse');
    expect(await refund(id)).toMatchObject({
      status: 200,
      body: {
        status: 'paid',
        doubt: null,
        refund: { call: 'cancel', state: 'refused', bankWords: 'Refund not permitted for this card' },
      },
    });
    expect(await open(id)).toMatchObject({ paymentStatus: 'paid', receiptNumber: expect.any(String) });
    // Cancelling was refused, so the next request is a refund.
    expect(await refund(id)).toMatchObject({ body: { refund: { call: 'refund', state: 'refused' } } });
    expect(await reverse(id)).toMatchObject({ status: 200, body: { paymentStatus: 'reversed' } });
  });

  test('where it is silent, nothing is reversed nor asked twice, and staff settle it with the bank', async () => {
    const { id, paymentId } = await paidDonation('noAnswer');
    expect(await refund(id)).toMatchObject({ body: { status: 'paid', refund: { state: 'unknown' } } });
    expect((await unresolved()).get(paymentId)).toMatchObject({ doubt: 'refund' });
    expect(await refund(id)).toMatchObject({ status: 409 });
    expect(await reverse(id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('not confirmed it yet') },
    });
    for (const minutes of [2, 3, 10, 45, 23 * 60]) {
      app.clock.advance({ minutes });
      await card.round();
    }
    const after = (await unresolved()).get(paymentId);
    expect(after).toMatchObject({ status: 'paid', nextAskAt: null, refund: { state: 'unknown' } });
    expect(await settle(paymentId, 'refused')).toMatchObject({ body: { status: 'paid', doubt: null } });
    expect(await settle(paymentId, 'done')).toMatchObject({ status: 409 });
    expect(await reverse(id)).toMatchObject({ status: 200 });
  });

  test('where only its answer was lost, the enquiry finds out, and the payment is reversed', async () => {
    const { id, paymentId } = await paidDonation('lostAnswer');
    expect(await refund(id)).toMatchObject({ body: { status: 'paid', refund: { state: 'unknown' } } });
    app.clock.advance({ minutes: 2 });
    await card.round();
    expect(await open(id)).toMatchObject({
      paymentStatus: 'reversed',
      payments: [{ refund: { state: 'done' } }],
    });
    expect((await unresolved()).has(paymentId)).toBe(false);
  });

  test('staff who hear from the bank that it did, say so', async () => {
    const { id, paymentId } = await paidDonation('noAnswer');
    await refund(id);
    expect(await settle(paymentId, 'done')).toMatchObject({
      body: { status: 'reversed', refund: { state: 'done', bankWords: 'The bank told us by telephone' } },
    });
    expect((await audited(id)).slice(-2)).toEqual(['refund_done', 'reverse']);
  });

  test('as long as the bank is being asked, nobody settles the request, and its yes is not lost', async () => {
    const { gateway } = app.deps.card!.payments;
    const { id, paymentId } = await paidDonation();
    const whole = { ...gateway!.sendBack };
    const bank = new EventEmitter();
    const asked = once(bank, 'asked');
    const answered = once(bank, 'answered');
    const cancel: typeof whole.cancel = async (order, reference) => {
      bank.emit('asked');
      await answered;
      return whole.cancel!(order, reference);
    };
    Object.assign(gateway!.sendBack, { cancel });
    try {
      const refunded = refund(id);
      await asked;
      expect(await settle(paymentId, 'refused')).toMatchObject({
        status: 409,
        body: { detail: 'The bank is being asked at this moment. Try again in two minutes.' },
      });
      bank.emit('answered');
      expect(await refunded).toMatchObject({ body: { status: 'reversed', refund: { state: 'done' } } });
    } finally {
      Object.assign(gateway!.sendBack, whole);
    }
  });

  test('a request that a stop cut off is settled by staff, as the list offers', async () => {
    const { paymentId } = await paidDonation();
    const requestedAt = app.clock.now();
    await app.db
      .insertInto('cardRefunds')
      .values({ paymentId, call: 'cancel', reason: body.reason, requestedAt })
      .execute();
    expect((await unresolved()).get(paymentId)).toMatchObject({ doubt: 'refund' });
    app.clock.advance({ minutes: 2 });
    expect(await settle(paymentId, 'done')).toMatchObject({ status: 200, body: { status: 'reversed' } });
  });

  test('another sum than was paid is no clear answer', async () => {
    const { gateway } = app.deps.card!.payments;
    const { id } = await paidDonation();
    const whole = { ...gateway!.sendBack };
    const other = { outcome: 'done' as const, reference: 'R1', amountMinor: 100, description: 'Done' };
    Object.assign(gateway!.sendBack, { refund: async () => other, cancel: async () => other });
    try {
      expect(await refund(id)).toMatchObject({
        body: {
          status: 'paid',
          refund: { state: 'unknown', bankWords: expect.stringContaining('a different amount') },
        },
      });
    } finally {
      Object.assign(gateway!.sendBack, whole);
    }
  });
});

test('of twenty who ask at once the bank hears one, and the money goes back once', async () => {
  const { id, transactionId } = await paidDonation();
  const token = await treasurer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.send(cardPayments.refundDonation, { params: { id }, body }, { token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(card.orders.get(transactionId)?.givenBackMinor).toBe(50_000);
  const asked = await app.db
    .selectFrom('cardRefunds')
    .innerJoin('payments', 'payments.id', 'cardRefunds.paymentId')
    .select('cardRefunds.state')
    .where('donationId', '=', id)
    .execute();
  expect(asked).toEqual([{ state: 'done' }]);
});

test('what was not paid by card, and what was never paid, goes back by hand', async () => {
  const token = await treasurer();
  const cash = await app.call(
    donations.create,
    {
      body: {
        donorType: 'non_member',
        donorName: 'Karma',
        purposeId: desk.purposeId,
        amount: '100',
        payment: { method: 'cash' },
      },
    },
    token,
  );
  expect(await refund(cash.id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('return the money yourself') },
  });
  expect(await refund(await desk.donation())).toMatchObject({ status: 409 });
});

test('through a gateway without such calls staff are told to send it back by hand', async () => {
  const { id } = await paidDonation();
  const bank = app.deps.card!.payments.gateway!;
  const calls = { ...bank.sendBack };
  for (const call of Object.keys(bank.sendBack)) delete (bank.sendBack as Record<string, unknown>)[call];
  try {
    expect(await app.call(cardPayments.desk, {}, await treasurer())).toMatchObject({ refundCalls: [] });
    expect(await refund(id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('return the money yourself') },
    });
    expect(await reverse(id)).toMatchObject({ status: 200 });
  } finally {
    Object.assign(bank.sendBack, calls);
  }
});

test('only those who may reverse it may have it sent back', async () => {
  const { id, paymentId } = await paidDonation('noAnswer');
  const officer = await app.signIn('Membership officer');
  const call = { params: { id }, body };
  expect(await app.send(cardPayments.refundDonation, call, { token: officer })).toMatchObject({
    status: 403,
  });
  expect(await app.send(cardPayments.refundFee, call, { token: await treasurer() })).toMatchObject({
    status: 403,
  });
  await refund(id);
  const outcome = { params: { id: paymentId }, body: { outcome: 'done' as const, reason: 'x' } };
  expect(await app.send(cardPayments.settleRefund, outcome, { token: officer })).toMatchObject({
    status: 403,
  });
});

test('all of it agrees, and no money is left that went back', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
  const { totals } = await app.call(payments.totals, { query: {} }, await treasurer());
  const held = totals.filter(({ head }) => head === 'held_for_refund');
  expect(held.every(({ amount }) => amount === '0.00')).toBe(true);
  expect(
    await app.call(fees.list, { query: { paymentStatus: 'paid' } }, await app.signIn('Administrator')),
  ).toMatchObject({ data: [] });
});
