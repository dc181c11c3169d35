import { donations, reconciliation } from '@kathok/contract';
import { expect, test } from 'vitest';
import { reconciler, statementFile } from '../../../testing/bank-statements.ts';
import { openMoneyDesk } from '../../../testing/money-desk.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const desk = reconciler(app, money.token);

const assign = (lineId: string, donationId: string) =>
  app.send(
    reconciliation.assign,
    { params: { id: lineId }, body: { dueKind: 'donation', dueId: donationId } },
    { token: money.token },
  );
const takeBack = (decisionId: string, reversesPayment: boolean) =>
  app.call(
    reconciliation.takeBack,
    { params: { id: decisionId }, body: { reason: 'Another donation', reversesPayment } },
    money.token,
  );

/** A credit that was assigned to the wrong one of two donations. */
async function assignedWrongly(journalNumber: string) {
  const [wrong, right] = [await money.donation('2100.00'), await money.donation('2100.00')];
  const credit = { bookedOn: money.today(), amount: 210_000, journalNumber, text: 'LAMPS' };
  const statement = await desk.read(statementFile([credit]));
  const [line] = await desk.lines(statement.id, 'unmatched');
  expect(await assign(line!.id, wrong)).toMatchObject({ status: 200 });
  const [decision] = await desk.decisions(statement.id);
  return { wrong, right, statement, lineId: line!.id, decisionId: decision!.id };
}

const paymentsOf = async (id: string) => {
  const found = await app.call(donations.get, { params: { id } }, money.token);
  return 'payments' in found ? found.payments : [];
};
const recorded = { status: 200, body: { kind: 'recorded' } };

test('a line whose payment is reversed when it is taken back is assigned to another donation', async () => {
  const { wrong, right, lineId, decisionId } = await assignedWrongly('48101101');
  await takeBack(decisionId, true);
  expect(await assign(lineId, right)).toMatchObject(recorded);
  expect(await paymentsOf(right)).toMatchObject([{ status: 'paid', journalNumber: '48101101' }]);
  // What was reversed still says which transfer it was.
  expect(await paymentsOf(wrong)).toMatchObject([{ status: 'reversed', journalNumber: '48101101' }]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('so is a line whose payment was reversed before it is taken back', async () => {
  const { wrong, right, lineId, decisionId } = await assignedWrongly('48101102');
  const reversal = { params: { id: wrong }, body: { reason: 'Another donation' } };
  await app.call(donations.reverse, reversal, money.token);
  await takeBack(decisionId, false);
  expect(await assign(lineId, right)).toMatchObject(recorded);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a line is tied to the payment that it was recorded as, also where the clock was set back since an older one', async () => {
  app.clock.advance({ minutes: 10 });
  const donationId = await money.donationWithSlip('2100.00');
  const rejection = {
    params: { id: donationId },
    body: { decision: 'reject', reason: 'Unreadable' },
  } as const;
  await app.call(donations.decide, rejection, money.token);
  app.clock.advance({ minutes: -10 });
  const credit = { bookedOn: money.today(), amount: 210_000, journalNumber: '48101105', text: 'TSHOK' };
  const { id } = await desk.read(statementFile([credit]));
  const [line] = await desk.lines(id, 'unmatched');
  const answer = await assign(line!.id, donationId);
  expect(answer).toMatchObject({ status: 200, body: { payment: { status: 'paid' } } });
  const [decision] = await desk.decisions(id);
  await takeBack(decision!.id, true);
  const left = await paymentsOf(donationId);
  expect(left.map(({ status }) => status).toSorted()).toEqual(['rejected', 'reversed']);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('as long as the money stands, corrected or not, its number pays nothing else', async () => {
  for (const [journalNumber, isCorrected] of [
    ['48101103', false],
    ['48101104', true],
  ] as const) {
    const { wrong, right, lineId, decisionId } = await assignedWrongly(journalNumber);
    const body = { amount: '2000.00', reason: 'Misread', isTold: false };
    if (isCorrected) await app.call(donations.correct, { params: { id: wrong }, body }, money.token);
    await takeBack(decisionId, false);
    expect(await assign(lineId, right)).toMatchObject({ status: 409, body: { code: 'already_exists' } });
  }
});
