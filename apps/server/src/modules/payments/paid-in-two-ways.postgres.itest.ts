import {
  type CardStart,
  cardPayments,
  donations,
  fees,
  type InputOf,
  members,
  payments,
  renewals,
} from '@kathok/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { openCardDesk } from '../../testing/card-desk.ts';
import { sampleSlip } from '../../testing/money-desk.ts';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();
const bank = await openCardDesk(app);
/** Whatever happened, all that is known about money agrees, and none of it is left on what nobody can pay any more. */
afterEach(async () => {
  const disagreements = await findDisagreements(app.db);
  if (disagreements.length > 0) throw new Error(JSON.stringify(disagreements));
  const over = app.db.selectFrom('membershipFees').select('feeNumber').where('status', '=', 'cancelled');
  const [left] = await over.where('amountPaid', '>', 0).execute();
  if (left) throw new Error(`Money is left on ${left.feeNumber}, which is cancelled.`);
});

async function renewal() {
  const { id: memberId } = await desk.member();
  const { feeId: id } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  return { id, memberId };
}

/** The browser is at the bank when the payer begins to pay in another way. */
async function leaveForBank(started: CardStart) {
  await bank.arrive(started);
  return async () => bank.comeBack((await bank.choose(started.transactionId, 'approve'))!);
}
const startFee = (id: string) => app.call(cardPayments.payFee, { params: { id } });
const sendSlip = (id: string) => app.send(fees.sendSlip, { params: { id }, body: sampleSlip(desk.today()) });
const decide = (id: string, body: InputOf<typeof fees.decide>['body']) =>
  app.send(fees.decide, { params: { id }, body: body as never }, { token: desk.token });
const payPart = (id: string, idempotencyKey?: string) =>
  app.send(
    fees.update,
    { params: { id }, body: { payment: { method: 'cash', amountReceived: '500.00' } } },
    { token: desk.token, ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }) },
  );

/** Two parts, the second of them by card, and the next renewal that was asked for since. */
async function paidInParts() {
  const { id, memberId } = await renewal();
  await payPart(id);
  await bank.pay(id, {}, 'fee');
  const paid = await desk.fee(id);
  expect(paid).toMatchObject({ status: 'paid', amountPaid: '1200.00' });
  const next = await app.call(renewals.create, { body: { memberId } }, desk.token);
  const part = (method: string) => paid.payments.find((payment) => payment.method === method)!.id;
  return { id, renewalId: paid.renewalId!, next, cash: part('cash'), card: part('card') };
}
const reverse = (id: string, paymentId: string) =>
  app.send(fees.reverse, { params: { id }, body: { reason: 'Bounced', paymentId } }, { token: desk.token });
const renewalOf = (id: string) => app.call(renewals.get, { params: { id } }, desk.token);

describe('a fee', () => {
  test('by card while a slip waits: the slip stays in the queue, and its money is kept apart', async () => {
    const { id } = await renewal();
    const comeBack = await leaveForBank(await startFee(id));
    await sendSlip(id);
    await comeBack();
    expect(await desk.fee(id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
    const { data } = await app.call(fees.pending, { query: {} }, desk.token);
    expect(data).toMatchObject([{ id, payment: { status: 'pending' }, warnings: [{ kind: 'closed' }] }]);
    const { waiting } = await app.call(payments.totals, { query: {} }, desk.token);
    expect(waiting.fees).toBe(1);
    const asDonation = await decide(id, { decision: 'approve', excessPurposeId: desk.purposeId });
    expect(asDonation).toMatchObject({ status: 422, body: { errors: [{ property: 'excessPurposeId' }] } });
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    const fee = await desk.fee(id);
    expect(fee).toMatchObject({ status: 'paid', paymentStatus: 'paid', amountPaid: '1200.00' });
    const keptApart = fee.payments.filter(({ isSurplus }) => isSurplus);
    expect(keptApart).toMatchObject([{ method: 'mobile_transfer', status: 'paid', amount: '1200.00' }]);
    await app.call(fees.reverse, { params: { id }, body: { reason: 'Given back' } }, desk.token);
    expect(await desk.fee(id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  });

  test('by card when part of it came in cash meanwhile: more than is open is held for refund', async () => {
    const { id } = await renewal();
    const comeBack = await leaveForBank(await startFee(id));
    app.clock.advance({ minutes: 1 });
    await payPart(id);
    await comeBack();
    const fee = await desk.fee(id);
    expect(fee).toMatchObject({ status: 'open', amountPaid: '500.00', balance: '700.00' });
    expect(fee.payments).toMatchObject([
      { amount: '500.00', isSurplus: false },
      { amount: '1200.00', isSurplus: true },
    ]);
    const { data } = await app.call(cardPayments.unresolved, { query: {} }, desk.token);
    expect(data).toMatchObject([{ dueId: id, doubt: 'surplus' }]);
    const back = { params: { id }, body: { reason: 'Given back' } };
    expect((await app.call(fees.reverse, back, desk.token)).payments).toMatchObject([
      { amount: '500.00', status: 'paid' },
      { amount: '1200.00', status: 'reversed' },
    ]);
  });

  test('by slip after many tries with a card', async () => {
    const { id } = await renewal();
    for (let tries = 0; tries < 10; tries += 1) await startFee(id);
    expect((await sendSlip(id)).status).toBe(201);
    await decide(id, { decision: 'reject', reason: 'Cannot be read' });
  });

  test('a part that is sent twice with one key is booked once', async () => {
    const { id } = await renewal();
    const key = '4d9f0c1e-2b7a-4c58-9a53-0f6f1c0f7a11';
    const [first, again] = [await payPart(id, key), await payPart(id, key)];
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([200, 200, 'true']);
    expect(await desk.fee(id)).toMatchObject({ amountPaid: '500.00' });
  });

  test('money is not taken for other terms than those it was given for', async () => {
    const { id, memberId } = await renewal();
    await payPart(id);
    const body = { memberId, kind: 'renewal' as const, periods: 5, payment: { method: 'cash' as const } };
    const answer = await app.send(fees.create, { body }, { token: desk.token });
    const { feeNumber } = await desk.fee(id);
    expect(answer.body).toMatchObject({ code: 'wrong_state', detail: expect.stringContaining(feeNumber) });
    expect(await desk.fee(id)).toMatchObject({ amountPaid: '500.00', status: 'open' });
  });
});

describe('a renewal of which one part goes back while the next one is open', () => {
  test('is completed first; the next one waits until it is asked for again', async () => {
    const { id, renewalId, next, cash } = await paidInParts();
    expect(await reverse(id, cash)).toMatchObject({ body: { status: 'open', balance: '500.00' } });
    expect(await renewalOf(renewalId)).toMatchObject({ status: 'proposed' });
    expect(await renewalOf(next.renewal.id)).toMatchObject({ status: 'cancelled' });
    expect(await desk.fee(next.feeId)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
    expect((await payPart(id)).body).toMatchObject({ status: 'paid', balance: '0.00' });
    expect(await renewalOf(renewalId)).toMatchObject({ status: 'confirmed' });
  });

  test('so is one that was paid whole, where less had come than was written', async () => {
    const { id, memberId } = await renewal();
    const whole = { params: { id }, body: { payment: { method: 'cash' as const } } };
    await app.call(fees.update, whole, desk.token);
    const next = await app.call(renewals.create, { body: { memberId } }, desk.token);
    const body = { amount: '900.00', reason: 'Miscounted', isTold: false };
    await app.call(fees.correct, { params: { id }, body }, desk.token);
    expect(await desk.fee(id)).toMatchObject({ status: 'open', balance: '300.00' });
    expect(await renewalOf(next.renewal.id)).toMatchObject({ status: 'cancelled' });
  });

  test('is left as it is as long as money for the next one waits', async () => {
    const { id, next, cash } = await paidInParts();
    await sendSlip(next.feeId);
    const refused = await reverse(id, cash);
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('next renewal') });
    expect(await desk.fee(id)).toMatchObject({ status: 'paid', amountPaid: '1200.00' });
    expect((await decide(next.feeId, { decision: 'approve' })).status).toBe(200);
    expect(await reverse(id, cash)).toMatchObject({ body: { status: 'open', balance: '500.00' } });
  });

  test('can be paid again where the bank has sent the part back, whatever waits', async () => {
    const { id, renewalId, next, card } = await paidInParts();
    await sendSlip(next.feeId);
    const refund = { params: { id }, body: { reason: 'Paid by mistake', paymentId: card } };
    expect(await app.call(cardPayments.refundFee, refund, desk.token)).toMatchObject({ status: 'reversed' });
    expect(await desk.fee(id)).toMatchObject({ status: 'open', amountPaid: '500.00', balance: '700.00' });
    await decide(next.feeId, { decision: 'approve' });
    const rest = { params: { id }, body: { payment: { method: 'cash' as const } } };
    expect(await app.call(fees.update, rest, desk.token)).toMatchObject({ status: 'paid' });
    expect(await renewalOf(renewalId)).toMatchObject({ status: 'confirmed' });
  });
});

test('a donation that came twice is one; the second is kept apart, and can be taken as another', async () => {
  const id = await desk.donation();
  const comeBack = await leaveForBank(await bank.start(id));
  await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
  await comeBack();
  const params = { id };
  const approve = { params, body: { decision: 'approve' } } as const;
  const approved = await app.call(donations.decide, approve, desk.token);
  expect(approved).toMatchObject({ amount: '500.00', amountPaid: '500.00', paymentStatus: 'paid' });
  expect(approved.payments.map(({ isSurplus }) => isSurplus).sort()).toEqual([false, true]);
  const body = { purposeId: desk.purposeId };
  const other = await app.call(donations.takeAsDonation, { params, body }, desk.token);
  expect(other).toMatchObject({ donorName: 'Pema Lhamo', amount: '500.00', paymentStatus: 'paid' });
  expect(other.id).not.toBe(id);
  expect(await app.call(donations.get, { params }, desk.token)).toMatchObject({ amountPaid: '500.00' });
});

test('a member whose donation came twice stays in the register as long as one of the two is held', async () => {
  const { id: memberId } = await desk.member();
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '500.00' } as const;
  const { id } = await app.call(donations.create, { body: given }, desk.token);
  const comeBack = await leaveForBank(await bank.start(id));
  await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
  await comeBack();
  const params = { id };
  const approve = { params, body: { decision: 'approve' } } as const;
  const { payments: both } = await app.call(donations.decide, approve, desk.token);
  const counted = both.find(({ isSurplus }) => !isSurplus);
  const body = { reason: 'Given back', paymentId: counted!.id };
  await app.call(donations.reverse, { params, body }, desk.token);
  const remove = () => app.send(members.remove, { params: { id: memberId } }, { token: desk.token });
  expect((await remove()).body).toMatchObject({ code: 'in_use', counts: { donations: 1 } });
  const held = both.find(({ isSurplus }) => isSurplus);
  const rest = { reason: 'Given back', paymentId: held!.id };
  await app.call(donations.reverse, { params, body: rest }, desk.token);
  expect((await remove()).status).toBe(204);
});
