import { type Donation, donations, fees, members, payments, renewals } from '@kathok/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardDesk, openCardDesk } from '../../testing/card-desk.ts';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { findDisagreements } from '../../verify/verify.ts';

const logged: string[] = [];
let app: TestApp;
let card: CardDesk;
let desk: MoneyDesk;
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  app = await startTestApp({ log });
  card = await openCardDesk(app);
  desk = await openMoneyDesk(app);
});
afterAll(() => app.close());

/** Begun at one moment, paid at another, and learned of at a third; the browser never comes back. */
async function pay(amount: string, startedAt: string, paidAt: string, learnedAt: string) {
  app.clock.set(startedAt);
  const id = await desk.donation(amount);
  const started = await card.start(id);
  await card.arrive(started);
  app.clock.set(paidAt);
  await card.choose(started.transactionId, 'dropReturn');
  app.clock.set(learnedAt);
  return { id, ...started };
}
const open = async (id: string) =>
  (await app.call(donations.get, { params: { id } }, await app.signIn('Treasurer'))) as Donation;
async function bookedIn(from: string, to: string, sum: string) {
  const { totals } = await app.call(payments.totals, { query: { from, to } }, await app.signIn('Treasurer'));
  return totals.some(({ method, amount }) => method === 'card' && amount === sum);
}

test('paid two minutes before the new year and learned of on 2 January: booked in the old year', async () => {
  const { id } = await pay('331.00', '2026-12-31T17:55:00Z', '2026-12-31T17:58:00Z', '2027-01-02T04:00:00Z');
  await card.round();
  const donation = await open(id);
  expect(donation).toMatchObject({ paymentStatus: 'paid', paidOn: '2026-12-31', donatedOn: '2026-12-31' });
  // The receipt is of the year in which it is issued, and says when the money came.
  expect(donation.payments[0]?.receipt).toMatchObject({
    receiptNumber: 'KM/R/2027/000001',
    issuedOn: '2027-01-02',
  });
  const { snapshot } = await app.db.selectFrom('receipts').select('snapshot').executeTakeFirstOrThrow();
  expect(JSON.parse(snapshot)).toMatchObject({ paidOn: '2026-12-31', issuedOn: '2027-01-02' });
  expect(await bookedIn('2026-12-31', '2026-12-31', '331.00')).toBe(true);
  expect(await bookedIn('2027-01-01', '2027-12-31', '331.00')).toBe(false);
});

test('begun before the new year and paid after it: booked in the new year', async () => {
  const { id } = await pay('332.00', '2027-12-31T17:59:00Z', '2027-12-31T18:01:00Z', '2027-12-31T18:03:00Z');
  await card.round();
  expect(await open(id)).toMatchObject({ paidOn: '2028-01-01', receiptNumber: 'KM/R/2028/000001' });
  expect(await bookedIn('2027-12-31', '2027-12-31', '332.00')).toBe(false);
  expect(await bookedIn('2028-01-01', '2028-01-01', '332.00')).toBe(true);
});

test('a membership that lapsed before the new year begins on the day the bank says', async () => {
  app.clock.set('2028-12-31T17:50:00Z');
  const { id: memberId } = await (await openMoneyDesk(app)).member();
  app.clock.set('2029-12-31T17:55:00Z');
  const token = await app.signIn('Administrator');
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, token);
  app.clock.set('2030-12-31T17:55:00Z');
  await card.pay(feeId, {}, 'fee');
  const fee = await app.call(fees.get, { params: { id: feeId } }, await app.signIn('Administrator'));
  expect(fee).toMatchObject({ paidOn: '2030-12-31', periodFrom: '2030-12-31' });
  const member = await app.call(members.get, { params: { id: memberId } }, await app.signIn('Administrator'));
  expect(member).toMatchObject({ paidUntil: '2031-12-30' });
});

test.each([
  ['no date', ''],
  ['no day at all', 'soon'],
  ['a day to come', '2099-01-01 00:00:00'],
  ['a day long ago', '1999-12-31 23:59:59'],
])('%s from the bank: booked on the day we learned of it, and noted', async (_, trnReqDate) => {
  const { id, transactionId } = await pay(
    '333.00',
    '2031-12-31T17:55:00Z',
    '2031-12-31T17:58:00Z',
    '2032-01-02T04:00:00Z',
  );
  const order = card.orders.get(transactionId)!;
  order.result = { ...order.result, trnReqDate };
  logged.length = 0;
  await card.round();
  expect(await open(id)).toMatchObject({ paidOn: '2032-01-02', donatedOn: '2032-01-02' });
  expect(logged.join()).toContain('booked on the day we learned of it');
  expect(logged.join()).toMatch(/"paymentId":"[0-9a-f-]{36}"/);
  const audited = await app.db
    .selectFrom('auditEntries')
    .select('after')
    .where('entityId', '=', id)
    .where('action', '=', 'card_paid')
    .executeTakeFirstOrThrow();
  expect(audited.after).toMatchObject({ isDayFromBank: false, paidOn: '2032-01-02' });
});

test('all of it agrees', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
});
