import { donations, fees, type Problem, reconciliation } from '@kathok/contract';
import { expect, test } from 'vitest';
import { pileCounts, reconciler, statementFile } from '../../testing/bank-statements.ts';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const desk = reconciler(app, money.token);
const { purposeId } = money;

const numberOf = async (paid: { feeId: string } | { donationId: string }) => {
  const [column, id] = Object.entries(paid)[0] as ['feeId' | 'donationId', string];
  const row = app.db.selectFrom('payments').select(['id', 'journalNumber', 'amount']).where(column, '=', id);
  const { id: paymentId, journalNumber, amount } = await row.executeTakeFirstOrThrow();
  return { paymentId, journalNumber: journalNumber!, amount };
};

/** A statement with one credit: what was sent by slip, and so much more or less than that. */
async function creditBeside(slip: Awaited<ReturnType<typeof numberOf>>, beyond: number) {
  const { amount, journalNumber } = slip;
  const line = { bookedOn: money.today(), amount: amount + beyond, journalNumber, text: 'TRF' };
  const statement = await desk.read(statementFile([line]));
  const [shown] = await desk.lines(statement.id, 'doubtful');
  return { statement, params: { id: shown!.id } };
}

const match = (params: { id: string }, body: { paymentId: string; excessPurposeId?: string }) =>
  app.send(reconciliation.match, { params, body }, { token: money.token });
const donation = async (id: string) => {
  const found = await app.call(donations.get, { params: { id } }, money.token);
  if (!('payments' in found)) throw new Error('The whole donation is for staff.');
  return found;
};

test('a donation that was approved meanwhile keeps its line, and what came beyond it is booked once', async () => {
  const donationId = await money.donationWithSlip('300.00');
  const slip = await numberOf({ donationId });
  const { statement, params } = await creditBeside(slip, 5000);
  const approval = { params: { id: donationId }, body: { decision: 'approve' as const } };
  app.clock.advance({ seconds: 1 });
  await app.call(donations.decide, approval, money.token);
  expect(pileCounts(await desk.get(statement.id))).toMatchObject({ doubtful: 1, unmatched: 0, double: 0 });
  const [kept] = await desk.lines(statement.id, 'doubtful');
  expect(kept).toMatchObject({
    amount: '350.00',
    proposals: [{ paymentId: slip.paymentId, approvedFor: '300.00', isMeanwhile: true }],
  });

  expect(await match(params, { paymentId: slip.paymentId })).toMatchObject({ body: { kind: 'matched' } });
  expect(await donation(donationId)).toMatchObject({ amountPaid: '350.00', paymentStatus: 'paid' });
  expect((await desk.get(statement.id)).toDecide).toEqual({ all: 1, done: 1 });
  expect(await findDisagreements(app.db)).toEqual([]);

  const [decision] = await desk.decisions(statement.id);
  const body = { reason: 'Another payer', reversesPayment: true };
  await app.call(reconciliation.takeBack, { params: { id: decision!.id }, body }, money.token);
  expect((await donation(donationId)).payments.map(({ status }) => status)).toEqual(['reversed', 'reversed']);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('of a fee that was approved meanwhile the rest is taken as a donation for what was chosen', async () => {
  const { feeId } = await money.renewalWithSlip();
  const slip = await numberOf({ feeId });
  const { params } = await creditBeside(slip, 5000);
  await app.call(fees.decide, { params: { id: feeId }, body: { decision: 'approve' } }, money.token);
  const asked = await match(params, { paymentId: slip.paymentId });
  expect((asked.body as Problem).errors).toMatchObject([{ property: 'excessPurposeId' }]);
  const done = await match(params, { paymentId: slip.paymentId, excessPurposeId: purposeId });
  expect(done).toMatchObject({ status: 200, body: { kind: 'matched', payment: { status: 'paid' } } });
  const rest = app.db
    .selectFrom('payments')
    .select(['amount', 'status'])
    .where('splitOf', '=', slip.paymentId);
  expect(await rest.execute()).toEqual([{ amount: 5000, status: 'paid' }]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('more than is owed for a fee that waits is approved together with what the rest is for', async () => {
  const { feeId } = await money.renewalWithSlip();
  const slip = await numberOf({ feeId });
  const { statement, params } = await creditBeside(slip, 5000);
  const [shown] = await desk.lines(statement.id, 'doubtful');
  expect(shown?.proposals).toMatchObject([{ owed: (slip.amount / 100).toFixed(2), approvedFor: null }]);
  await match(params, { paymentId: slip.paymentId, excessPurposeId: purposeId });
  expect(await money.fee(feeId)).toMatchObject({ status: 'paid', balance: '0.00' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('where less came in than was approved, the payment has to be corrected first', async () => {
  const donationId = await money.donationWithSlip('300.00');
  const slip = await numberOf({ donationId });
  const { statement, params } = await creditBeside(slip, -5000);
  const decide = { params: { id: donationId }, body: { decision: 'approve' as const } };
  await app.call(donations.decide, decide, money.token);
  expect(await match(params, { paymentId: slip.paymentId })).toMatchObject({ status: 409 });
  const correction = { params: { id: donationId }, body: { amount: '250', reason: 'As the bank says' } };
  await app.call(donations.correct, correction, money.token);
  expect(pileCounts(await desk.get(statement.id))).toMatchObject({ double: 1, doubtful: 0 });
});
