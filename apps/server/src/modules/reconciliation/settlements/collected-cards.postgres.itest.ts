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
