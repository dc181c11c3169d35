import { type CardStart, cardPayments, fees, members, renewals } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { openCardDesk } from '../../../testing/card-desk.ts';
import { type MoneyDesk, openMoneyDesk } from '../../../testing/money-desk.ts';
import { signInAsMember } from '../../../testing/member-account.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
const cards = await openCardDesk(app);
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  desk = await openMoneyDesk(app);
});

const propose = (memberId: string, asked: object = {}, from = '10.4.1.1') =>
  app.send(renewals.create, { body: { memberId, ...asked } }, { from });

/** A visitor has chosen the periods, and has started to pay for them by card. */
async function started(periods: number) {
  const joinedOn = '2025-12-01';
  const body = { ...sampleMember(desk.ids), waiveFee: true, joinedOn };
  const member = await app.call(members.create, { body }, desk.token);
  const { feeId, renewal } = (await propose(member.id, { periods }, '10.4.1.66')).body as {
    feeId: string;
    renewal: { id: string };
  };
  const start = await app.call(cardPayments.payFee, { params: { id: feeId } });
  return { member, feeId, renewalId: renewal.id, start };
}

/** The bank takes the money after all; the job hears of it when it asks for the last time. */
async function payLate(start: CardStart) {
  await cards.arrive(start);
  await cards.choose(start.transactionId, 'dropReturn');
  app.clock.advance({ hours: 24 });
  await cards.round();
  desk = await openMoneyDesk(app);
}
const coverages = (memberId: string) =>
  app.db
    .selectFrom('coverages')
    .select(['fromDay', 'toDay', 'source'])
    .where('memberId', '=', memberId)
    .orderBy('fromDay')
    .execute();

test('a card payment that was started and never made holds the terms for visitors for an hour and not for a day', async () => {
  const { member } = await started(9);
  expect((await propose(member.id, { periods: 1 })).body).toMatchObject({ amount: '10800.00' });
  app.clock.advance({ minutes: 61 });
  expect((await propose(member.id, { periods: 1 })).body).toMatchObject({ amount: '1200.00' });
});

test('a stranger who starts a card payment again and again binds neither the member nor the office', async () => {
  const { member, feeId, renewalId } = await started(9);
  const startAgain = () => app.call(cardPayments.payFee, { params: { id: feeId } });
  const body = { memberId: member.id, periods: 2 };
  expect(
    await app.call(renewals.create, { body }, await signInAsMember(app, member, desk.token)),
  ).toMatchObject({
    feeId,
    amount: '2400.00',
  });
  await startAgain();
  const change = { params: { id: renewalId }, body: { periods: 3 } };
  expect(await app.call(renewals.update, change, desk.token)).toMatchObject({ amount: '3600.00' });
  await startAgain();
  const payment = { method: 'cash' as const };
  const paid = { memberId: member.id, kind: 'renewal' as const, periods: 1, payment };
  expect(await app.call(fees.create, { body: paid }, desk.token)).toMatchObject({
    id: feeId,
    status: 'paid',
    amountPaid: '1200.00',
  });
});

test.each(['renewal', 'fee'] as const)(
  'the office cancels a %s that is at the bank, and money that still comes is kept apart',
  async (named) => {
    const { member, feeId, renewalId, start } = await started(2);
    const before = await coverages(member.id);
    if (named === 'renewal') await app.call(renewals.remove, { params: { id: renewalId } }, desk.token);
    else await app.call(fees.remove, { params: { id: feeId } }, desk.token);
    await payLate(start);
    expect(await coverages(member.id)).toEqual(before);
    const fee = await desk.fee(feeId);
    expect(fee).toMatchObject({ status: 'cancelled', amountPaid: '0.00' });
    expect(fee.payments).toMatchObject([{ amount: '2400.00', isSurplus: true, status: 'paid' }]);
  },
);

test('a late yes for more than is asked for by now is kept apart, and covers no days', async () => {
  const { member, feeId, start } = await started(3);
  app.clock.advance({ minutes: 61 });
  await propose(member.id, { periods: 1 });
  const before = await coverages(member.id);
  await payLate(start);
  expect(await cards.statusOf(start)).toBe('paid');
  expect(await coverages(member.id)).toEqual(before);
  const fee = await desk.fee(feeId);
  expect(fee).toMatchObject({ status: 'open', amount: '1200.00', amountPaid: '0.00', periods: 1 });
  expect(fee.payments).toMatchObject([{ amount: '3600.00', isSurplus: true, status: 'paid' }]);
  const entries = await app.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerPostings as posting', 'posting.id', 'ledgerEntries.postingId')
    .select('account')
    .where('posting.paymentId', '=', start.paymentId)
    .execute();
  expect(entries.map(({ account }) => account)).toContain('held_for_refund');
});

test('a late yes for less than is asked for by now is a part payment, and covers no days until the rest is paid', async () => {
  const { member, feeId, start } = await started(1);
  app.clock.advance({ minutes: 61 });
  await propose(member.id, { periods: 2 });
  const before = await coverages(member.id);
  await payLate(start);
  expect(await coverages(member.id)).toEqual(before);
  expect(await desk.fee(feeId)).toMatchObject({ status: 'open', amount: '2400.00', amountPaid: '1200.00' });
  await cards.pay(feeId, {}, 'fee');
  desk = await openMoneyDesk(app);
  expect(await desk.fee(feeId)).toMatchObject({ status: 'paid', amountPaid: '2400.00' });
  expect(await coverages(member.id)).toMatchObject([...before, { source: 'fee', toDay: '2028-11-30' }]);
});

test('a late yes in a currency in which nothing is asked for any more is kept apart', async () => {
  const { member, feeId, start } = await started(1);
  await app.db
    .updateTable('membershipFees')
    .set({ currency: 'USD', amount: 500_000 })
    .where('id', '=', feeId)
    .execute();
  const before = await coverages(member.id);
  await payLate(start);
  expect(await coverages(member.id)).toEqual(before);
  const fee = await desk.fee(feeId);
  expect(fee).toMatchObject({ status: 'open', amountPaid: '0.00' });
  expect(fee.payments).toMatchObject([{ amount: '1200.00', currency: 'BTN', isSurplus: true }]);
});
