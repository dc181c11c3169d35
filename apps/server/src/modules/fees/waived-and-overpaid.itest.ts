import { donations, fees, type Member, members as memberCalls, type MembershipFee } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../testing/importer.ts';
import { csvFile, members } from '../../testing/member-sheet.ts';
import { sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';
import { wantTwo } from '../../testing/second-person.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();

const register = () =>
  app.call(memberCalls.register, { body: { ...sampleMember(desk.ids), consent: true as const } });
const memberOf = async (id: string) =>
  (await app.call(memberCalls.get, { params: { id } }, desk.token)) as Member;
const waive = (id: string, reason = 'A monk of the centre') =>
  app.send(fees.waive, { params: { id }, body: { reason } }, { token: desk.token });
const pay = (id: string, payment: object) =>
  app.send(fees.update, { params: { id }, body: { payment } as never }, { token: desk.token });

test('a waived registration fee begins the membership, books nothing and cannot be paid any more', async () => {
  const { member, feeId } = await register();
  expect((await waive(feeId, ' ')).body).toMatchObject({ errors: [{ property: 'reason' }] });
  expect((await waive(feeId)).body).toMatchObject({ status: 'waived', balance: '0.00', payments: [] });
  expect(await memberOf(member.id)).toMatchObject({ status: 'active', paidUntil: '2027-11-14' });
  expect((await waive(feeId)).body).toMatchObject({ code: 'wrong_state' });
  const late = await app.send(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
  expect(late.body).toMatchObject({ code: 'wrong_state' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a renewal is not waived, nor a fee whose slip waits', async () => {
  const { id: memberId } = await desk.member();
  const renewal = await app.call(fees.create, { body: { memberId, kind: 'renewal' } }, desk.token);
  expect((await waive(renewal.id)).body).toMatchObject({ code: 'wrong_state' });
  const { feeId } = await register();
  await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
  expect((await waive(feeId)).body).toMatchObject({ code: 'wrong_state' });
  expect((await waive(crypto.randomUUID())).status).toBe(404);
});

test('days that were paid for meanwhile are not given twice: what is waived moves behind them', async () => {
  const register = await importer(app);
  const { importId } = await register.preview(csvFile(members(1, 7_001)));
  await register.commit(importId);
  await register.runToEnd(importId);
  const { data } = await app.call(memberCalls.list, { query: { q: '11400007001' } }, desk.token);
  const { id: memberId, paidUntil } = data[0]!;
  expect(paidUntil).toBe('2026-12-31');
  const fee = await app.call(fees.create, { body: { memberId, kind: 'registration' } }, desk.token);
  expect(fee).toMatchObject({ periodFrom: '2027-01-01', periodTo: '2027-12-31' });
  const renewal = { memberId, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const paid = await app.call(fees.create, { body: renewal }, desk.token);
  expect(paid).toMatchObject({ periodFrom: '2027-01-01', periodTo: '2027-12-31' });
  expect(await waive(fee.id)).toMatchObject({
    status: 200,
    body: { status: 'waived', periodFrom: '2028-01-01', periodTo: '2028-12-31' },
  });
  expect(await memberOf(memberId)).toMatchObject({ paidUntil: '2028-12-31' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('what comes beyond a fee at the desk becomes a donation with a receipt of its own', async () => {
  const { member, feeId } = await register();
  const payment = { method: 'cash', amountReceived: '2000' };
  expect((await pay(feeId, payment)).body).toMatchObject({
    errors: [{ property: 'payment.amountReceived' }],
  });
  const paid = (await pay(feeId, { ...payment, excessPurposeId: desk.purposeId })).body as MembershipFee;
  expect(paid).toMatchObject({ status: 'paid', amountPaid: '1400.00', payments: [{ amount: '1400.00' }] });
  const given = await app.call(donations.ofMember, { params: { memberId: member.id } }, desk.token);
  expect(given).toMatchObject([{ amount: '600.00', paymentStatus: 'paid', purposeId: desk.purposeId }]);
  expect(given[0]?.receiptNumber).not.toBe(paid.receiptNumber);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('where two have to look, the rest is split when the payment is verified', async () => {
  await wantTwo(app, true);
  const { member, feeId } = await register();
  const payment = { method: 'cash', amountReceived: '2000', excessPurposeId: desk.purposeId };
  expect((await pay(feeId, payment)).body).toMatchObject({
    paymentStatus: 'pending',
    payments: [{ amount: '2000.00' }],
  });
  const given = () => app.call(donations.ofMember, { params: { memberId: member.id } }, desk.token);
  expect(await given()).toEqual([]);
  const decision = { decision: 'approve' as const, excessPurposeId: desk.purposeId };
  const treasurer = await app.signIn('Treasurer');
  const approved = await app.send(
    fees.decide,
    { params: { id: feeId }, body: decision },
    { token: treasurer },
  );
  await wantTwo(app, false);
  expect([approved.status, approved.body]).toEqual([200, expect.objectContaining({ amountPaid: '1400.00' })]);
  expect(await given()).toMatchObject([{ amount: '600.00' }]);
  expect(await findDisagreements(app.db)).toEqual([]);
});
