import { type Member, type MembershipFee, fees, members, renewals } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();
const life = { membershipTypeId: desk.ids.life, paymentFrequencyId: desk.ids.lifetime };

const fieldOfType = { status: 422, body: { errors: [{ property: 'membershipTypeId' }] } };

/** Paid by a cheque that bounced. */
async function bounced(id: string, amountReceived?: string): Promise<MembershipFee> {
  const payment = { method: 'cheque' as const, ...(amountReceived && { amountReceived }) };
  await app.call(fees.update, { params: { id }, body: { payment } }, desk.token);
  const reversal = { params: { id }, body: { reason: 'The cheque bounced' } };
  return app.call(fees.reverse, reversal, desk.token);
}

test('an applicant whose cheque bounced is another type once that fee is cancelled', async () => {
  const body = { ...sampleMember(desk.ids), consent: true as const };
  const { member, feeId } = await app.call(members.register, { body });
  const { feeNumber } = await bounced(feeId);
  const change = (asked: object) =>
    app.send(members.update, { params: { id: member.id }, body: asked }, { token: desk.token });

  const refused = await change(life);
  expect(refused).toMatchObject(fieldOfType);
  expect(JSON.stringify(refused.body)).toContain(`registration fee ${feeNumber}; cancel that fee`);
  expect(await desk.fee(feeId)).toMatchObject({ membershipTypeId: desk.ids.general, amount: '1400.00' });
  // How often it is paid is on no account of the books.
  expect((await change({ paymentFrequencyId: desk.ids.halfYearly })).status).toBe(200);

  await app.call(fees.remove, { params: { id: feeId } }, desk.token);
  expect((await change(life)).status).toBe(200);
  const asked = { memberId: member.id, kind: 'registration' as const };
  const payment = { method: 'cash' as const };
  const fee = await app.call(fees.create, { body: { ...asked, payment } }, desk.token);
  expect(fee).toMatchObject({ membershipTypeId: desk.ids.life, status: 'paid' });
  expect(await desk.fee(feeId)).toMatchObject({ membershipTypeId: desk.ids.general, status: 'cancelled' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

/** A renewal that was paid in part, until that was taken back. */
async function proposedAfterBounce() {
  const { id: memberId } = await desk.member();
  const { feeId, renewal } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  expect(await bounced(feeId, '500')).toMatchObject({ status: 'open', paymentStatus: 'reversed' });
  return { memberId, feeId, renewalId: renewal.id };
}

test('a renewal keeps the type that is in the books, and may still have other periods', async () => {
  const { renewalId, feeId } = await proposedAfterBounce();
  const update = (body: object) =>
    app.send(renewals.update, { params: { id: renewalId }, body }, { token: desk.token });
  expect(await update(life)).toMatchObject(fieldOfType);
  expect(await update({ periods: 2 })).toMatchObject({ status: 200, body: { amount: '2400.00' } });
  expect(await desk.fee(feeId)).toMatchObject({ membershipTypeId: desk.ids.general, status: 'open' });
});

test('asking to renew as another type cancels what is in the books and opens another renewal', async () => {
  const { memberId, feeId, renewalId } = await proposedAfterBounce();
  const again = await app.call(renewals.create, { body: { memberId } }, desk.token);
  expect(again).toMatchObject({ feeId, renewal: { id: renewalId } });

  const other = await app.call(renewals.create, { body: { memberId, ...life } }, desk.token);
  expect(other.feeId).not.toBe(feeId);
  expect(other.renewal).toMatchObject({ status: 'proposed', membershipTypeId: desk.ids.life });
  expect(await desk.fee(feeId)).toMatchObject({ membershipTypeId: desk.ids.general, status: 'cancelled' });
  const listed = await app.call(renewals.list, { query: { memberId } }, desk.token);
  expect(listed.data.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'proposed']);

  const payment = { method: 'cash' as const };
  await app.call(fees.update, { params: { id: other.feeId }, body: { payment } }, desk.token);
  const member = (await app.call(members.get, { params: { id: memberId } }, desk.token)) as Member;
  expect(member).toMatchObject({ isLifetime: true, membershipTypeId: desk.ids.life });
  expect(await findDisagreements(app.db)).toEqual([]);
});
