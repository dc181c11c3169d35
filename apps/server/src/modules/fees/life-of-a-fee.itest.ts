import { type Member, members, type MembershipFee, fees } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();

const memberOf = async (id: string) =>
  (await app.call(members.get, { params: { id } }, desk.token)) as Member;
const decide = (id: string, body: object) =>
  app.call(fees.decide, { params: { id }, body: body as never }, desk.token);

async function register() {
  const body = { ...sampleMember(desk.ids), email: 'payer@example.bt', consent: true as const };
  return app.call(members.register, { body });
}

test('registered, paid by slip, rejected, sent anew, approved, covered, and taken back when the money bounces', async () => {
  const { member, feeId, amount } = await register();
  const params = { id: feeId };
  expect(amount).toBe('1400.00');
  expect(await app.call(fees.get, { params })).toMatchObject({
    kind: 'fee',
    title: 'Registration, General membership',
    maskedName: expect.stringMatching(/^Sa\*+/),
    balance: '1400.00',
    paymentStatus: 'unpaid',
    reason: null,
    periodFrom: '2026-11-15',
    periodTo: '2027-11-14',
  });

  const first = sampleSlip('2026-11-15');
  const sent = await app.call(fees.sendRegistrationSlip, { body: { feeId, ...first } });
  expect(sent).toMatchObject({ id: feeId, paymentStatus: 'pending' });
  const { data } = await app.call(fees.pending, {}, desk.token);
  expect(data.find(({ id }) => id === feeId)).toMatchObject({
    payment: { status: 'pending', slip: expect.stringContaining('/payments/') },
    warnings: [],
    ageDays: 0,
  });
  await expect(app.call(fees.sendSlip, { params, body: sampleSlip('2026-11-15') })).rejects.toMatchObject({
    problem: { code: 'wrong_state' },
  });

  const rejected = await decide(feeId, { decision: 'reject', reason: 'The slip cannot be read' });
  expect(rejected).toMatchObject({ paymentStatus: 'rejected', status: 'open' });
  expect(await app.call(fees.get, { params })).toMatchObject({ reason: 'The slip cannot be read' });
  expect(await memberOf(member.id)).toMatchObject({ status: 'pending', paidUntil: null });

  app.clock.advance({ minutes: 1 });
  await app.call(fees.sendSlip, { params, body: { ...first, slip: sampleSlip('2026-11-15').slip } });
  const approved = await decide(feeId, { decision: 'approve' });
  expect(approved).toMatchObject({
    status: 'paid',
    paymentStatus: 'paid',
    balance: '0.00',
    receiptNumber: expect.stringMatching(/^KM\/R\/2026\/\d{6}$/),
    payments: [{ status: 'paid', verifiedBy: expect.any(String) }, { status: 'rejected' }],
  });
  expect(await memberOf(member.id)).toMatchObject({ status: 'active', paidUntil: '2027-11-14' });
  await expect(decide(feeId, { decision: 'approve' })).rejects.toMatchObject({
    problem: { code: 'wrong_state' },
  });
  expect(await app.call(fees.get, { params })).toMatchObject({
    balance: '0.00',
    waysToPay: { accounts: [] },
  });

  const reversed = await app.call(fees.reverse, { params, body: { reason: 'Bounced' } }, desk.token);
  expect(reversed).toMatchObject({
    status: 'open',
    paymentStatus: 'reversed',
    balance: '1400.00',
    payments: [{ status: 'reversed', receipt: { voidReason: 'Bounced' } }, { status: 'rejected' }],
  });
  expect(await memberOf(member.id)).toMatchObject({ status: 'pending', paidUntil: null });

  app.clock.advance({ minutes: 1 });
  const cash = { payment: { method: 'cash' as const } };
  const again = await app.call(fees.update, { params, body: cash }, desk.token);
  expect(again).toMatchObject({ status: 'paid', periodFrom: '2026-11-15' });
  expect(again.payments.map(({ receipt }) => receipt?.replacedBy)).toEqual([
    null,
    again.receiptNumber,
    undefined,
  ]);
  expect(await memberOf(member.id)).toMatchObject({ status: 'active', paidUntil: '2027-11-14' });
  const told = (await app.outbox()).filter(({ recipient }) => recipient === 'payer@example.bt');
  expect(told.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/registration/i),
    'About your payment',
    expect.stringMatching(/^Receipt KM/),
    expect.stringMatching(/^Receipt KM.* is void$/),
    expect.stringMatching(/^Receipt KM/),
  ]);
});

test('joining that was taken back is owed behind what was renewed since, and keeps what its receipt says', async () => {
  const { member, feeId } = await register();
  const params = { id: feeId };
  const payment = { method: 'cash' as const };
  await app.call(fees.update, { params, body: { payment } }, desk.token);
  const renewal = { memberId: member.id, kind: 'renewal' as const, payment };
  await app.call(fees.create, { body: renewal }, desk.token);
  await app.call(fees.reverse, { params, body: { reason: 'Bounced' } }, desk.token);
  // The renewal pays for the days that joining does not pay for any more.
  expect(await memberOf(member.id)).toMatchObject({ paidUntil: '2027-11-14' });

  const other = { membershipTypeId: desk.ids.life };
  const refused = await app.send(fees.update, { params, body: other }, { token: desk.token });
  expect(refused.body).toMatchObject({ errors: [{ property: 'membershipTypeId' }] });
  const halfYear = { paymentFrequencyId: desk.ids.halfYearly };
  const asked = { status: 'open', periodFrom: '2027-11-15', periodTo: '2028-05-14' };
  expect(await app.call(fees.update, { params, body: halfYear }, desk.token)).toMatchObject(asked);

  const twoYears = { paymentFrequencyId: desk.ids.yearly, periods: 2 };
  const behind = { periodFrom: '2027-11-15', periodTo: '2029-11-14' };
  expect(await app.call(fees.update, { params, body: twoYears }, desk.token)).toMatchObject(behind);

  await app.call(fees.remove, { params }, desk.token);
  expect(await app.call(fees.get, { params }, desk.token)).toMatchObject({
    status: 'cancelled',
    payments: [{ receipt: { voidReason: 'Bounced', period: { from: '2026-11-15', to: '2027-11-14' } } }],
  });
});

test('staff record cash for a renewal in one step', async () => {
  const { id: memberId } = await desk.member();
  const body = { memberId, kind: 'renewal' as const, periods: 2, payment: { method: 'cash' as const } };
  const fee: MembershipFee = await app.call(fees.create, { body }, desk.token);
  expect(fee).toMatchObject({
    kind: 'renewal',
    amount: '2400.00',
    status: 'paid',
    method: 'cash',
    paidOn: '2026-11-15',
    periodFrom: '2027-11-15',
    periodTo: '2029-11-14',
    renewalId: expect.any(String),
  });
  expect(await memberOf(memberId)).toMatchObject({ paidUntil: '2029-11-14' });
  const found = await app.call(fees.list, { query: { q: fee.receiptNumber ?? '' } }, desk.token);
  expect(found.data).toMatchObject([{ id: fee.id }]);
});
