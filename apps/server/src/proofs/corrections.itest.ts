import {
  certificates,
  type Donation,
  donations,
  fees,
  members,
  type MembershipFee,
  outbox,
  payments,
} from '@kathok/contract';
import { expect, test } from 'vitest';
import { findDisagreements } from '../verify/verify.ts';
import { purposeId, sampleDonation } from '../testing/donation-samples.ts';
import { startOffice } from '../testing/office.ts';
import { wantTwo } from '../testing/second-person.ts';

const { app, desk } = await startOffice();

const reason = 'Typed wrongly';
const paidOn = '2026-10-20';
const enter = async (values: Parameters<typeof sampleDonation>[1] = {}) =>
  (await app.call(
    donations.create,
    { body: await sampleDonation(app, { amount: '7000', payment: { method: 'cash', paidOn }, ...values }) },
    desk.token,
  )) as Donation;
const readDonation = async (id: string) =>
  (await app.call(donations.get, { params: { id } }, desk.token)) as Donation;
const readFee = async (id: string) =>
  (await app.call(fees.get, { params: { id } }, desk.token)) as MembershipFee;
const correct = (id: string, body: object) =>
  app.call(donations.correct, { params: { id }, body: { reason, ...body } }, desk.token);
const correctFee = (id: string, body: object) =>
  app.call(fees.correct, { params: { id }, body: { reason, ...body } }, desk.token);

async function paidRenewal() {
  const { id: memberId } = await desk.member();
  const body = { memberId, kind: 'renewal', payment: { method: 'cash', paidOn } } as const;
  return app.call(fees.create, { body }, desk.token);
}

test('a wrong amount is put right in the same donation, on the day it was given', async () => {
  const before = await enter();
  app.clock.advance({ minutes: 1 });
  const corrected = await correct(before.id, { amount: '700' });
  expect(corrected).toMatchObject({ dueKind: 'donation', dueId: before.id });
  const after = await readDonation(before.id);
  expect(after).toMatchObject({ amount: '700.00', paymentStatus: 'paid', donatedOn: paidOn });
  expect(
    after.payments.map(({ status, amount, receipt }) => [status, amount, receipt?.receiptNumber]),
  ).toEqual([
    ['paid', '700.00', corrected.receiptNumber],
    ['reversed', '7000.00', before.receiptNumber],
  ]);
  expect(after.payments[1]!.receipt).toMatchObject({
    voidReason: reason,
    replacedBy: corrected.receiptNumber,
  });
});

test('another purpose and person make another donation of the same money, dedication and all', async () => {
  const names = [{ name: 'Ap Dorji', living: false }];
  const before = await enter({ dedication: { offering: 'Butter lamps', names } });
  const { id: memberId, name } = await desk.member();
  const other = await purposeId(app, 'Construction');
  const corrected = await correct(before.id, { donorType: 'member', memberId, purposeId: other });
  expect(corrected.dueId).not.toBe(before.id);
  expect(await readDonation(corrected.dueId)).toMatchObject({
    donorName: name,
    purposeId: other,
    amount: '7000.00',
    paymentStatus: 'paid',
    donatedOn: paidOn,
    receiptNumber: corrected.receiptNumber,
    dedication: { offering: 'Butter lamps', names },
  });
  const { paymentStatus, donorName, payments } = await readDonation(before.id);
  expect([paymentStatus, donorName]).toEqual(['reversed', before.donorName]);
  expect(payments[0]!.receipt?.replacedBy).toBe(corrected.receiptNumber);
});

const told = async () =>
  (await app.call(outbox.list, { query: { take: 100 } }, desk.token)).data
    .map(({ subject }) => subject)
    .toSorted();

test('the books of the day on which the money came are left as they are', async () => {
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const totals = async () => (await app.call(payments.totals, { query: october }, desk.token)).totals;
  const before = await enter();
  const counted = await totals();
  await correct(before.id, { amount: '700' });
  expect(await totals()).toEqual(counted);
});

test('nothing of a person stays with another one', async () => {
  const known = { identityType: 'cid', identityNumber: '10901001234', phone: '+97517614208' } as const;
  const before = await enter({ ...known, email: 'pema@example.bt' });
  const { dueId } = await correct(before.id, { donorType: 'non_member', donorName: 'Dorji Wangdi' });
  expect(await readDonation(dueId)).toMatchObject({
    donorName: 'Dorji Wangdi',
    identityNumber: null,
    phone: null,
    email: null,
  });
  await expect(correct(dueId, { donorName: 'Somebody' })).rejects.toThrow(/donorType/);
});

test('where two have to look, nobody moves money to their own membership', async () => {
  const fee = await paidRenewal();
  const { id: memberId } = await desk.member();
  await app.db
    .updateTable('users')
    .set({ memberId })
    .where('id', '=', app.account('Administrator').id)
    .execute();
  await wantTwo(app, true);
  await app.db.updateTable('payments').set({ submittedBy: null }).where('feeId', '=', fee.id).execute();
  const token = await app.signIn('Administrator');
  const body = { reason, memberId };
  const answer = await app.send(fees.correct, { params: { id: fee.id }, body }, { token });
  expect(answer.status).toBe(403);
  await wantTwo(app, false);
  await app.db
    .updateTable('users')
    .set({ memberId: null })
    .where('id', '=', app.account('Administrator').id)
    .execute();
});

test('the certificate that stood on it is replaced by one with the new receipt', async () => {
  const { id: memberId } = await desk.member();
  const before = await enter({ donorType: 'member', memberId, donorName: undefined });
  const body = { kind: 'donation', memberId, year: 2026 } as const;
  const first = await app.call(certificates.issue, { body }, desk.token);
  await correct(before.id, { amount: '700' });
  const second = await app.call(certificates.issue, { body }, desk.token);
  const { data } = await app.call(certificates.list, { query: { memberId } }, desk.token);
  expect([first.amount, second.amount]).toEqual(['7000.00', '700.00']);
  expect(data).toHaveLength(2);
  expect(data.find(({ id }) => id === first.id)).toMatchObject({ replacedBy: second.certificateNumber });
});

test('the payer hears of it once, where that is wanted, and never of the reversal', async () => {
  const before = await enter({ email: 'pema@example.bt' });
  const sent = await told();
  const silent = await correct(before.id, { amount: '600' });
  expect(await told()).toEqual(sent);
  await correct(before.id, { amount: '650', isTold: true });
  expect(await told()).toEqual([`Receipt ${silent.receiptNumber} is replaced`, ...sent].toSorted());
});

test('a fee: another amount leaves the rest open and takes the coverage', async () => {
  const fee = await paidRenewal();
  const covered = await app.call(members.get, { params: { id: fee.memberId } }, desk.token);
  await correctFee(fee.id, { amount: '100' });
  const after = await readFee(fee.id);
  // Corrected, and not given back: the rest is owed as if only a part had been paid.
  expect(after).toMatchObject({ status: 'open', paymentStatus: 'unpaid', amountPaid: '100.00' });
  expect(after.payments.map(({ status }) => status).toSorted()).toEqual(['paid', 'reversed']);
  expect(await findDisagreements(app.db)).toEqual([]);
  const member = await app.call(members.get, { params: { id: fee.memberId } }, desk.token);
  expect(member.paidUntil! < covered.paidUntil!).toBe(true);
});

test('a fee of another member: the coverage moves', async () => {
  const fee = await paidRenewal();
  const { id: memberId, paidUntil } = await desk.member();
  const corrected = await correctFee(fee.id, { memberId });
  expect(await readFee(corrected.dueId)).toMatchObject({ memberId, status: 'paid', amount: fee.amount });
  const right = await app.call(members.get, { params: { id: memberId } }, desk.token);
  expect(right.paidUntil! > paidUntil!).toBe(true);
  expect((await readFee(fee.id)).paymentStatus).toBe('reversed');
});

test('what was written as a fee was a donation', async () => {
  const fee = await paidRenewal();
  const corrected = await correctFee(fee.id, { purposeId: desk.purposeId });
  expect(corrected.dueKind).toBe('donation');
  expect(await readDonation(corrected.dueId)).toMatchObject({ memberId: fee.memberId, amount: fee.amount });
});

test.each([
  ['nothing to correct', {}, 422, 'amount'],
  ['a purpose that is unknown', { purposeId: crypto.randomUUID() }, 422, 'purposeId'],
  [
    'a member who is unknown',
    { donorType: 'member' as const, memberId: crypto.randomUUID() },
    422,
    'memberId',
  ],
  ['the amount it has', { amount: '7000' }, 422, 'amount'],
  ['no reason', { amount: '5', reason: '' }, 422, 'reason'],
])('%s changes nothing and names the field', async (_, body, status, field) => {
  const before = await enter();
  const answer = await app.send(
    donations.correct,
    { params: { id: before.id }, body: { reason, ...body } },
    { token: desk.token },
  );
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(`"${field}"`);
  expect(await readDonation(before.id)).toEqual(before);
});

test('more than the fee is refused, and so is correcting what was taken back', async () => {
  const fee = await paidRenewal();
  await expect(correctFee(fee.id, { amount: '999999' })).rejects.toThrow(/more than is due/);
  await expect(correctFee(fee.id, {})).rejects.toThrow(/only one of them/);
  const before = await enter();
  await app.call(donations.reverse, { params: { id: before.id }, body: { reason } }, desk.token);
  await expect(correct(before.id, { amount: '5' })).rejects.toThrow(/no paid payment/);
});

test('twenty corrections at once: one is done, and everything agrees', async () => {
  const before = await enter();
  const paymentId = before.payments[0]!.id;
  const tries = Array.from({ length: 20 }, (_, turn) =>
    correct(before.id, { paymentId, amount: String(100 + turn) }).then(
      () => 'done',
      () => 'refused',
    ),
  );
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await findDisagreements(app.db)).toEqual([]);
});
