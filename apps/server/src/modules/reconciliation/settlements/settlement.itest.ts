import { cardPayments, donations, reconciliation } from '@kathok/contract';
import { expect, test } from 'vitest';
import { pileCounts, reconciler, statementFile } from '../../../testing/bank-statements.ts';
import { openCardDesk } from '../../../testing/card-desk.ts';
import { openMoneyDesk } from '../../../testing/money-desk.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const bank = await openCardDesk(app);

test('a net credit is the card payments of some days less commission and tax, and each payment is settled once', async () => {
  const ids = [await money.donation('6000.00'), await money.donation('4000.00')];
  for (const id of ids) await bank.pay(id);
  const today = money.today();
  const desk = reconciler(app, money.token);
  const credit = { bookedOn: today, amount: 979_000, journalNumber: '88001122', text: 'MERCHANT SETTLEMENT' };
  const statement = await desk.read(statementFile([credit, { ...credit, journalNumber: '88001133' }]));
  const [line, second] = await desk.lines(statement.id, 'unmatched');
  const days = { from: today, to: today };
  const params = { id: line!.id };
  const explained = {
    paymentCount: 2,
    gross: '10000.00',
    commission: '200.00',
    tax: '10.00',
    net: '9790.00',
    commissionRate: 200,
  };
  const asked = { params, query: days };
  expect(await app.call(reconciliation.explainSettlement, asked, money.token)).toMatchObject(explained);
  const decision = await app.call(reconciliation.settle, { params, body: days }, money.token);
  expect(decision).toMatchObject({ kind: 'settlement', settlement: explained });

  const other = { params: { id: second!.id }, body: days };
  const refused = await app.send(reconciliation.settle, other, { token: money.token });
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('No card payments') });

  const body = { reason: 'Other days', reversesPayment: false };
  await app.call(reconciliation.takeBack, { params: { id: decision.id }, body }, money.token);
  await app.call(reconciliation.settle, other, money.token);
  expect(pileCounts(await desk.get(statement.id))).toMatchObject({ decided: 1, unmatched: 1 });
  expect(await findDisagreements(app.db)).toEqual([]);
  const [first] = ids;
  expect(await app.call(donations.get, { params: { id: first! } }, money.token)).toMatchObject({
    amountPaid: '6000.00',
  });
});

test('a credit that is more than the payments, or far less, is no settlement of them', async () => {
  const started = await bank.pay(await money.donation('1000.00'));
  expect((await app.call(cardPayments.get, { params: started })).status).toBe('paid');
  const today = money.today();
  const desk = reconciler(app, money.token);
  const credit = { bookedOn: today, journalNumber: '88002211', text: 'MERCHANT' };
  const more = { ...credit, amount: 100_001 };
  const less = { ...credit, amount: 80_000, journalNumber: '88002222' };
  const statement = await desk.read(statementFile([more, less]));
  const lines = await desk.lines(statement.id, 'unmatched');
  const query = { from: today, to: today };
  for (const { id } of lines) {
    const call = { params: { id }, query };
    const answer = await app.send(reconciliation.explainSettlement, call, { token: money.token });
    expect(answer.status).toBe(409);
  }
  const [line] = lines;
  const reversed = { params: { id: line!.id }, query: { from: today, to: '2026-01-01' } };
  const answer = await app.send(reconciliation.explainSettlement, reversed, { token: money.token });
  expect(answer.body).toMatchObject({ errors: [{ property: 'to' }] });
});
