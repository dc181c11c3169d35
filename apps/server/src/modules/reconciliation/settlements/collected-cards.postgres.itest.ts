import { cardPayments, type Donation, donations, reconciliation } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { reconciler, statementFile } from '../../../testing/bank-statements.ts';
import { openCardDesk } from '../../../testing/card-desk.ts';
import { type MoneyDesk, openMoneyDesk } from '../../../testing/money-desk.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

let money: MoneyDesk;
let journal = 88_100_000;
const app = await startAppForFile();
const bank = await openCardDesk(app);
/** Nothing was paid on the day on which a test begins. */
beforeEach(() => nextDay());

async function nextDay(): Promise<void> {
  app.clock.advance({ days: 1 });
  money = await openMoneyDesk(app);
}

/** The line in which the bank pays out so much, less what it keeps. */
async function payout(gross: number) {
  journal += 1;
  const text = 'MERCHANT SETTLEMENT';
  const line = { bookedOn: money.today(), amount: gross * 98, journalNumber: String(journal), text };
  const desk = reconciler(app, money.token);
  const [shown] = await desk.lines((await desk.read(statementFile([line]))).id, 'unmatched');
  return { id: shown!.id };
}

const settle = async (gross: number, day: string) => {
  const call = { params: await payout(gross), body: { from: day, to: day } };
  return app.send(reconciliation.settle, call, { token: money.token });
};
const settled = (gross: number, paymentCount: number) => ({
  status: 200,
  body: { settlement: { gross: gross.toFixed(2), paymentCount } },
});
const nothing = { status: 409, body: { detail: expect.stringContaining('No card payments') } };

async function correct(id: string): Promise<void> {
  const body = { donorType: 'anonymous' as const, reason: 'Another donor', isTold: false };
  await app.call(donations.correct, { params: { id }, body }, money.token);
}

test('money that was kept apart and taken as a donation later counts on the day the card was charged', async () => {
  const id = await money.donation('1000.00');
  const day = money.today();
  const started = [await bank.start(id), await bank.start(id)];
  for (const one of started) {
    await bank.arrive(one);
    await bank.comeBack((await bank.choose(one.transactionId, 'approve'))!);
  }
  await nextDay();
  const take = { params: { id }, body: { purposeId: money.purposeId } };
  await app.call(donations.takeAsDonation, take, money.token);
  expect(await settle(2000, money.today())).toMatchObject(nothing);
  expect(await settle(2000, day)).toMatchObject(settled(2000, 2));
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a payment that is corrected counts once, whether it was settled before or not', async () => {
  const ids = [await money.donation('1000.00'), await money.donation('1000.00')];
  const day = money.today();
  await bank.pay(ids[0]!);
  expect(await settle(1000, day)).toMatchObject(settled(1000, 1));
  await correct(ids[0]!);
  expect(await settle(1000, day)).toMatchObject(nothing);
  await bank.pay(ids[1]!);
  await correct(ids[1]!);
  expect(await settle(1000, day)).toMatchObject(settled(1000, 1));
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('what was sent back after the bank had collected it counts; what was cancelled at the bank does not', async () => {
  const ids = [
    await money.donation('1000.00'),
    await money.donation('500.00'),
    await money.donation('300.00'),
  ];
  const day = money.today();
  for (const id of ids) await bank.pay(id);
  const refund = async (id: string) => {
    const call = { params: { id }, body: { reason: 'Paid by mistake' } };
    return (await app.call(cardPayments.refundDonation, call, money.token)).refund;
  };
  expect(await refund(ids[2]!)).toMatchObject({ call: 'cancel', state: 'done' });
  await nextDay();
  expect(await refund(ids[1]!)).toMatchObject({ call: 'refund', state: 'done' });
  const returned = (await app.call(donations.get, { params: { id: ids[1]! } }, money.token)) as Donation;
  expect(returned.paymentStatus).toBe('reversed');
  expect(await settle(1500, day)).toMatchObject(settled(1500, 2));
  expect(await findDisagreements(app.db)).toEqual([]);
});

/** A credit of exactly so much. */
async function credit(amount: number) {
  journal += 1;
  const line = {
    bookedOn: money.today(),
    amount,
    journalNumber: String(journal),
    text: 'MERCHANT SETTLEMENT',
  };
  const desk = reconciler(app, money.token);
  const { id } = await desk.read(statementFile([line]));
  const [shown] = await desk.lines(id, 'unmatched');
  return { params: { id: shown!.id }, statementId: id };
}

test('a credit that is short by a refund of ours names that refund, once', async () => {
  const given = await money.donation('1000.00');
  await bank.pay(given);
  await settle(1000, money.today());
  await nextDay();
  const refund = { params: { id: given }, body: { reason: 'Sent by mistake' } };
  await app.call(cardPayments.refundDonation, refund, money.token);
  const day = money.today();
  for (const amount of ['6000.00', '4000.00']) await bank.pay(await money.donation(amount));
  const { params, statementId } = await credit(10_000 * 98 - 1000 * 100);
  const days = { from: day, to: day };
  const explained = {
    gross: '10000.00',
    net: '8800.00',
    refunded: '1000.00',
    refunds: [{ amount: '1000.00', day, receiptNumber: expect.stringMatching(/^KM/) }],
    other: null,
  };
  expect(
    await app.call(reconciliation.explainSettlement, { params, query: days }, money.token),
  ).toMatchObject(explained);
  const decision = await app.call(reconciliation.settle, { params, body: days }, money.token);
  expect(decision).toMatchObject({ kind: 'settlement', settlement: explained });
  expect(await findDisagreements(app.db)).toEqual([]);

  await bank.pay(await money.donation('10000.00'));
  const next = await credit(10_000 * 98 - 1000 * 100);
  // The refund is taken off already, and a tenth is not kept by any bank.
  const short = { params: next.params, query: { from: day, to: day } };
  const refused = await app.send(reconciliation.explainSettlement, short, { token: money.token });
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('a tenth') } });
  const said = { ...short.query, otherAmount: '1000.00', otherWhy: 'Terminal fee of the year' };
  const alone = await app.send(
    reconciliation.settle,
    { params: next.params, body: { ...short.query, otherAmount: '1000.00' } },
    { token: money.token },
  );
  expect(alone.body).toMatchObject({ errors: [{ property: 'otherWhy' }] });
  const worded = await app.call(reconciliation.settle, { params: next.params, body: said }, money.token);
  expect(worded.settlement).toMatchObject({ other: { amount: '1000.00', why: 'Terminal fee of the year' } });
  expect(await findDisagreements(app.db)).toEqual([]);

  const back = { params: { id: decision.id }, body: { reason: 'Other days', reversesPayment: false } };
  await app.call(reconciliation.takeBack, back, money.token);
  const again = await app.call(reconciliation.settle, { params, body: days }, money.token);
  expect(again.settlement).toMatchObject({ refunded: '1000.00' });
  expect(await reconciler(app, money.token).get(statementId)).toMatchObject({ unexplained: 0 });
});
