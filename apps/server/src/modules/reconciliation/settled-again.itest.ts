import { cardPayments, donations, fees, members, reconciliation, renewals } from '@kathok/contract';
import { expect, test } from 'vitest';
import { reconciler, statementFile } from '../../testing/bank-statements.ts';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';
import { signInWith } from '../../testing/sign-in-with.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const desk = reconciler(app, money.token);

let journal = 55_100_200;

/** The one credit of a statement, with a journal number of its own and this reference among the words of the bank. */
async function creditWith(reference: string, amount = 120_000) {
  journal += 13;
  const text = `TRF ${reference} TSHERING YANGKI`;
  const line = { bookedOn: money.today(), amount, journalNumber: String(journal), text };
  const { id } = await desk.read(statementFile([line]));
  const [shown] = await desk.lines(id, 'unmatched');
  return { id, params: { id: shown!.id }, suggestion: shown!.suggestion };
}
const assign = (
  params: { id: string },
  due: { feeId: string } | { donationId: string },
  keepApart?: true,
) => {
  const [dueKind, dueId] =
    'feeId' in due ? (['fee', due.feeId] as const) : (['donation', due.donationId] as const);
  const body = { dueKind, dueId, ...(keepApart && { keepApart }) };
  return app.send(reconciliation.assign, { params, body }, { token: money.token });
};
const unresolved = async () =>
  (await app.call(cardPayments.unresolved, { query: { take: 100 } }, money.token)).data;

/** A renewal that was paid in the office, which no line of the bank is for. */
async function feePaidInCash() {
  const { id: memberId, name, membershipCode } = await money.member();
  const payment = { method: 'cash' as const, paymentStatus: 'paid' as const };
  const body = { memberId, kind: 'renewal' as const, payment };
  const { id: feeId } = await app.call(fees.create, { body }, money.token);
  const fee = await money.fee(feeId);
  return { feeId, memberId, name, membershipCode, fee };
}

test('a credit with the reference of a settled fee is said to be that, and is kept apart with its receipt', async () => {
  const { feeId, memberId, name, membershipCode, fee } = await feePaidInCash();
  const { id, params, suggestion } = await creditWith(fee.reference);
  expect(suggestion).toEqual({
    kind: 'settled',
    dueKind: 'fee',
    dueId: feeId,
    sort: 'renewal',
    name,
    member: { memberId, name, membershipCode },
    title: fee.membershipType,
    reference: fee.reference,
    isPaid: true,
    receiptNumber: fee.payments[0]?.receipt?.receiptNumber,
  });
  expect(await assign(params, { feeId })).toMatchObject({ status: 409 });
  expect(await assign(params, { feeId }, true)).toMatchObject({
    status: 200,
    body: { kind: 'recorded', payment: { dueId: feeId, amount: '1200.00' } },
  });
  const after = await money.fee(feeId);
  expect(after).toMatchObject({ status: 'paid', amountPaid: fee.amountPaid, periodTo: fee.periodTo });
  expect(after.payments.filter(({ isSurplus }) => isSurplus)).toMatchObject([
    { amount: '1200.00', status: 'paid', receipt: { period: null } },
  ]);
  expect((await unresolved()).filter(({ dueId }) => dueId === feeId)).toMatchObject([{ doubt: 'surplus' }]);
  expect(await findDisagreements(app.db)).toEqual([]);

  const [decision] = await desk.decisions(id);
  const body = { reason: 'Of another payer', reversesPayment: true };
  await app.call(reconciliation.takeBack, { params: { id: decision!.id }, body }, money.token);
  expect((await money.fee(feeId)).status).toBe('paid');
  expect((await unresolved()).filter(({ dueId }) => dueId === feeId)).toEqual([]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('so is one whose payment has its line already, and one for a donation that has come', async () => {
  const { feeId } = await money.renewalWithSlip();
  const { reference, payments } = await money.fee(feeId);
  const [slip] = payments;
  const line = {
    bookedOn: money.today(),
    amount: 120_000,
    journalNumber: slip!.journalNumber!,
    text: reference,
  };
  await desk.approveAll(await desk.read(statementFile([line])));
  expect((await creditWith(reference)).suggestion).toMatchObject({ kind: 'settled', dueId: feeId });

  const donationId = await money.donationWithSlip();
  await app.call(
    donations.decide,
    { params: { id: donationId }, body: { decision: 'approve' } },
    money.token,
  );
  await app.db
    .updateTable('payments')
    .set({ paidOn: '2026-01-02' })
    .where('donationId', '=', donationId)
    .execute();
  const given = await app.call(donations.get, { params: { id: donationId } }, money.token);
  const { params, suggestion } = await creditWith(given.reference, 50_000);
  expect(suggestion).toMatchObject({
    kind: 'settled',
    dueKind: 'donation',
    name: 'Pema Lhamo',
    isPaid: true,
  });
  expect(await assign(params, { donationId }, true)).toMatchObject({ status: 200 });
  expect((await unresolved()).filter(({ dueId }) => dueId === donationId)).toHaveLength(1);
});

test('a fee that nobody owes any more is not said to be paid', async () => {
  const { id: memberId } = await money.member();
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, money.token);
  const { reference } = await money.fee(feeId);
  const ended = { endReason: 'resigned' as const, endedOn: money.today() };
  await app.call(members.update, { params: { id: memberId }, body: ended }, money.token);
  const { params, suggestion } = await creditWith(reference);
  expect(suggestion).toMatchObject({ kind: 'settled', isPaid: false, receiptNumber: null });
  expect(await assign(params, { feeId }, true)).toMatchObject({ status: 200 });
});

test('what is still owed under the reference is suggested, and is not kept apart', async () => {
  const { id: memberId } = await money.member();
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, money.token);
  const { reference } = await money.fee(feeId);
  const open = await creditWith(reference, 70_000);
  expect(open.suggestion).toMatchObject({ kind: 'fee', by: 'reference', feeId, balance: '1200.00' });
  expect(await assign(open.params, { feeId }, true)).toMatchObject({ status: 409 });

  const donationId = await money.donation('800.00');
  const promised = await app.call(donations.get, { params: { id: donationId } }, money.token);
  const promise = await creditWith(promised.reference, 80_000);
  expect(promise.suggestion).toMatchObject({
    kind: 'promise',
    donationId,
    name: 'Pema Lhamo',
    balance: '800.00',
  });
  expect(await assign(promise.params, { donationId })).toMatchObject({ status: 200 });
});

test('whose fee it is stays with those who may read members', async () => {
  const { fee } = await feePaidInCash();
  const { id } = await creditWith(fee.reference);
  const clerk = await signInWith(app, money.token, ['read Donation', 'update Donation']);
  const lines = { params: { id }, query: { pile: 'unmatched' as const } };
  const [line] = (await app.call(reconciliation.lines, lines, clerk)).data;
  expect(line?.suggestion).toMatchObject({ kind: 'settled', name: null, member: null });
  const body = { dueKind: 'fee' as const, dueId: fee.id, keepApart: true };
  const refused = await app.send(reconciliation.assign, { params: { id: line!.id }, body }, { token: clerk });
  expect(refused.status).toBe(403);
});
