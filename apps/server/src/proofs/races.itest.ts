import { donations, fees } from '@kathok/contract';
import { expect, test } from 'vitest';
import { howMany } from '../testing/how-many.ts';
import { startOffice } from '../testing/office.ts';
import { findDisagreements } from '../verify/verify.ts';

/** More than there are connections to a database, so that some of them always wait. */
const atOnce = howMany({ test: 60, prove: 200 });
const others = atOnce - 1;

const { app, desk } = await startOffice();
// Real connections, so that the decisions truly come at once.
await app.listen();

type Decide = typeof donations.decide | typeof fees.decide;

function decideAtOnce(endpoint: Decide, id: string, decisions: ('approve' | 'reject')[]) {
  const bodies = decisions.map((decision) => ({
    decision,
    ...(decision === 'reject' && { reason: 'Not readable' }),
  }));
  return Promise.all(
    bodies.map(async (body) => {
      const answer = await app.send(endpoint, { params: { id }, body }, { token: desk.token });
      return { decision: body.decision, status: answer.status };
    }),
  );
}

const many = (count: number, decision: 'approve' | 'reject') => Array.from({ length: count }, () => decision);
const withStatus = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

function receiptsOf(column: 'feeId' | 'donationId', id: string) {
  return app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.paymentId')
    .select(['receiptNumber', 'voidedAt'])
    .where(column, '=', id)
    .execute();
}

test(`${atOnce} approvals of one donation at once: one is told yes, ${others} are told it is decided, one receipt`, async () => {
  const id = await desk.donationWithSlip();
  const answers = await decideAtOnce(donations.decide, id, many(atOnce, 'approve'));
  expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([1, others]);
  expect(await receiptsOf('donationId', id)).toHaveLength(1);
});

test(`${atOnce} approvals of one renewal at once: one receipt, and the coverage is extended once`, async () => {
  const { feeId, memberId } = await desk.renewalWithSlip();
  const before = await coverageOf(memberId);
  const answers = await decideAtOnce(fees.decide, feeId, many(atOnce, 'approve'));
  expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([1, others]);
  expect(await receiptsOf('feeId', feeId)).toHaveLength(1);
  const fee = await desk.fee(feeId);
  const after = await coverageOf(memberId);
  expect(after).toEqual([...before, { fromDay: fee.periodFrom, toDay: fee.periodTo }]);
});

test(`${atOnce / 2} approve and ${atOnce / 2} reject at once: exactly one wins, and the books say the same`, async () => {
  const id = await desk.donationWithSlip('700.00');
  const decisions = [...many(atOnce / 2, 'approve'), ...many(atOnce / 2, 'reject')].map((decision, i, all) =>
    i % 2 === 0 ? decision : (all[all.length - i] ?? decision),
  );
  const answers = await decideAtOnce(donations.decide, id, decisions);
  expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([1, others]);
  const won = answers.find(({ status }) => status === 200);
  const payment = await app.db
    .selectFrom('payments')
    .select('status')
    .where('donationId', '=', id)
    .executeTakeFirstOrThrow();
  expect(payment.status).toBe(won?.decision === 'approve' ? 'paid' : 'rejected');
  expect(await receiptsOf('donationId', id)).toHaveLength(won?.decision === 'approve' ? 1 : 0);
});

test('40 reversals of one donation at once: taken back once', async () => {
  const id = await desk.donationWithSlip();
  await app.call(donations.decide, { params: { id }, body: { decision: 'approve' } }, desk.token);
  const body = { reason: 'The cheque bounced' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      app.send(donations.reverse, { params: { id }, body }, { token: desk.token }),
    ),
  );
  expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([1, 39]);
  expect(await receiptsOf('donationId', id)).toEqual([
    { receiptNumber: expect.any(String), voidedAt: expect.any(Date) },
  ]);
});

test('after all of it, everything agrees', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
});

function coverageOf(memberId: string) {
  return app.db
    .selectFrom('coverages')
    .select(['fromDay', 'toDay'])
    .where('memberId', '=', memberId)
    .orderBy('fromDay')
    .execute();
}
