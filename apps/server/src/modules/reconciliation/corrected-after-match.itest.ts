import { donations, type Problem, reconciliation } from '@kathok/contract';
import { expect, test } from 'vitest';
import { reconciler, statementFile } from '../../testing/bank-statements.ts';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const desk = reconciler(app, money.token);

/** A donation by slip, matched to a line of the bank. */
async function matched(amount: string) {
  const donationId = await money.donationWithSlip(amount);
  const slip = await app.db
    .selectFrom('payments')
    .select(['id', 'journalNumber', 'amount'])
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow();
  const line = {
    bookedOn: money.today(),
    amount: slip.amount,
    journalNumber: slip.journalNumber!,
    text: 'TRF',
  };
  const statement = await desk.read(statementFile([line]));
  await desk.approveAll(statement);
  const [decision] = await desk.decisions(statement.id);
  return { donationId, statementId: statement.id, decision: decision! };
}
const decisionOf = async (statementId: string) => (await desk.decisions(statementId))[0];
const explain = (id: string, difference: string, reason = 'The rest was sent back by transfer') =>
  app.send(reconciliation.explain, { params: { id }, body: { reason, difference } }, { token: money.token });
const correct = (id: string, amount: number) =>
  app.call(donations.correct, { params: { id }, body: { amount, reason: 'Typed wrongly' } }, money.token);
const found = async () => (await findDisagreements(app.db)).map(({ check }) => check);
const name = 'a line of the bank and what was booked for it have one sum, or somebody said why not';

test('a matched payment that is corrected differs from its line until somebody says why, and again when it changes again', async () => {
  const { donationId, statementId, decision } = await matched('500.00');
  expect(decision).toMatchObject({ difference: null, isUnexplained: false, explanation: null });
  expect(await desk.get(statementId)).toMatchObject({ unexplained: 0 });
  expect(await found()).toEqual([]);
  expect((await explain(decision.id, '1.00')).body).toMatchObject({ code: 'wrong_state' });

  await correct(donationId, 450);
  expect(await decisionOf(statementId)).toMatchObject({ difference: '50.00', isUnexplained: true });
  expect(await desk.get(statementId)).toMatchObject({ unexplained: 1 });
  const listed = await app.call(reconciliation.list, { query: { take: 1 } }, money.token);
  expect(listed.data).toMatchObject([{ id: statementId, unexplained: 1 }]);
  expect(await found()).toEqual([name]);

  const stale = await explain(decision.id, '49.00');
  expect((stale.body as Problem).detail).toMatch(/another/);
  expect((await explain(decision.id, '50.00')).body).toMatchObject({
    difference: '50.00',
    isUnexplained: false,
    explanation: {
      difference: '50.00',
      reason: 'The rest was sent back by transfer',
      by: expect.any(String),
      at: expect.any(String),
    },
  });
  const open = { params: { id: statementId }, query: { isUnexplained: true } };
  expect((await app.call(reconciliation.decisions, open, money.token)).data).toEqual([]);
  expect(await found()).toEqual([]);
  const entry = await app.db
    .selectFrom('auditEntries')
    .select(['action', 'reason', 'actorName'])
    .where('entity', '=', 'BankLine')
    .where('action', '=', 'explain')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ reason: 'The rest was sent back by transfer' });

  await correct(donationId, 400);
  expect(await decisionOf(statementId)).toMatchObject({ difference: '100.00', isUnexplained: true });
  expect(await found()).toEqual([name]);
  await explain(decision.id, '100.00');
});

test('a matched payment that is reversed leaves its line without money in the books', async () => {
  const { donationId, statementId, decision } = await matched('700.00');
  const reversal = { params: { id: donationId }, body: { reason: 'Sent to us by mistake' } };
  await app.call(donations.reverse, reversal, money.token);
  expect(await decisionOf(statementId)).toMatchObject({ difference: '700.00', isUnexplained: true });
  expect(await found()).toEqual([name]);
  await explain(decision.id, '700.00', 'Sent back by cheque');
  expect(await found()).toEqual([]);

  const back = { params: { id: decision.id }, body: { reason: 'Another line', reversesPayment: false } };
  expect(await app.call(reconciliation.takeBack, back, money.token)).toMatchObject({
    difference: null,
    isUnexplained: false,
  });
});
