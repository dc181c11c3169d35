import { fees, type Member, members, type MembershipFee, renewals } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const { app, desk } = await startOffice();
let { token } = desk;

const memberOf = async (id: string) => (await app.call(members.get, { params: { id } }, token)) as Member;
const joined = (joinedOn: string) =>
  app.call(members.create, { body: { ...sampleMember(desk.ids), waiveFee: true, joinedOn } }, token);
async function renew(memberId: string) {
  const payment = { method: 'cash' as const };
  const body = { memberId, kind: 'renewal' as const, payment };
  return app.call(fees.create, { body }, token);
}
const reverse = (id: string, reason = 'The cheque bounced') =>
  app.call(fees.reverse, { params: { id }, body: { reason } }, token);
const preview = async (id: string) =>
  (await app.call(fees.previewReversal, { params: { id }, query: {} }, token)).moved;
const feeOf = async (id: string) => (await app.call(fees.get, { params: { id } }, token)) as MembershipFee;
const daysOf = async (id: string) => {
  const { periodFrom, periodTo, status } = await feeOf(id);
  return { periodFrom, periodTo, status };
};
async function expectAgreement() {
  expect(await findDisagreements(app.db)).toEqual([]);
}

describe('a renewal that is reversed with paid days behind it', () => {
  test('leaves no free days: those behind it move forward, are named before, and are in the audit', async () => {
    const member = await joined('2026-01-01');
    const [first, second, third] = [await renew(member.id), await renew(member.id), await renew(member.id)];
    expect(await memberOf(member.id)).toMatchObject({ paidUntil: '2029-12-31' });
    expect(await preview(first.id)).toEqual([
      {
        feeId: second.id,
        feeNumber: second.feeNumber,
        memberId: member.id,
        memberName: member.name,
        membershipCode: member.membershipCode,
        periodFrom: '2028-01-01',
        periodTo: '2028-12-31',
        newFrom: '2027-01-01',
        newTo: '2027-12-31',
      },
      expect.objectContaining({ feeId: third.id, newFrom: '2028-01-01', newTo: '2028-12-31' }),
    ]);
    expect(await preview(third.id)).toEqual([]);

    await reverse(first.id);
    expect(await memberOf(member.id)).toMatchObject({ paidUntil: '2028-12-31' });
    expect(await daysOf(second.id)).toEqual({
      periodFrom: '2027-01-01',
      periodTo: '2027-12-31',
      status: 'paid',
    });
    expect(await daysOf(third.id)).toEqual({
      periodFrom: '2028-01-01',
      periodTo: '2028-12-31',
      status: 'paid',
    });
    const entry = await app.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('entityId', '=', second.id)
      .where('action', '=', 'update')
      .executeTakeFirst();
    expect(entry).toMatchObject({
      before: { periodFrom: '2028-01-01' },
      after: { periodFrom: '2027-01-01' },
      reason: expect.stringContaining(first.feeNumber),
    });
    await expectAgreement();
  });

  test('a receipt that was issued stays as it is', async () => {
    const member = await joined('2026-01-01');
    const first = await renew(member.id);
    const second = await renew(member.id);
    await reverse(first.id);
    const { payments } = await feeOf(second.id);
    expect(payments[0]?.receipt).toMatchObject({ period: { from: '2028-01-01', to: '2028-12-31' } });
    await expectAgreement();
  });

  test('corrected to less, it is not paid in full: those behind it move, and with the rest it comes behind them', async () => {
    const member = await joined('2026-01-01');
    const first = await renew(member.id);
    const second = await renew(member.id);
    const journal = { amount: 1000, reason: 'Only a thousand came' };
    await app.call(fees.correct, { params: { id: first.id }, body: journal }, token);
    expect(await daysOf(first.id)).toMatchObject({ status: 'open' });
    expect(await daysOf(second.id)).toMatchObject({ periodFrom: first.periodFrom, periodTo: first.periodTo });
    await app.call(fees.update, { params: { id: first.id }, body: { payment: { method: 'cash' } } }, token);
    expect(await daysOf(first.id)).toMatchObject({ status: 'paid', periodFrom: '2028-01-01' });
    expect(await memberOf(member.id)).toMatchObject({ paidUntil: '2028-12-31' });
    await expectAgreement();
  });

  test('written for somebody else, its days go there, and those behind it move forward', async () => {
    const member = await joined('2026-01-01');
    const other = await joined('2026-01-01');
    const first = await renew(member.id);
    const second = await renew(member.id);
    const body = { memberId: other.id, reason: 'Paid by the neighbour' };
    await app.call(fees.correct, { params: { id: first.id }, body }, token);
    expect(await daysOf(second.id)).toMatchObject({ periodFrom: '2027-01-01' });
    expect(await memberOf(other.id)).toMatchObject({ paidUntil: '2027-12-31' });
    const [renewal] = await app.call(renewals.ofMember, { params: { memberId: other.id } }, token);
    expect(renewal).toMatchObject({ status: 'confirmed', periodFrom: '2027-01-01' });
    await expectAgreement();
  });
});

test('days of records that were merged move as well, and begin behind their own where the merge is undone', async () => {
  const [kept, other] = [await joined('2026-01-01'), await joined('2024-01-01')];
  const [first, second] = [await renew(other.id), await renew(other.id)];
  const { mergeId } = await app.call(
    members.merge,
    { params: { id: kept.id }, body: { otherId: other.id } },
    token,
  );
  await reverse(first.id);
  const before = await daysOf(second.id);
  expect(before.periodFrom).toBe('2027-01-01');
  await expectAgreement();
  await app.call(members.undoMerge, { params: { id: mergeId } }, token);
  expect(await daysOf(second.id)).toMatchObject({ periodFrom: '2026-11-15' });
  expect(await memberOf(other.id)).toMatchObject({ paidUntil: '2027-11-14' });
  await expectAgreement();
});

test('reversed in the midst of its days: those behind it begin on the day they were paid, not before', async () => {
  const member = await joined('2024-11-20');
  const bounced = await renew(member.id);
  expect(bounced).toMatchObject({ periodFrom: '2026-11-15' });
  app.clock.advance({ days: 200 });
  token = await app.signIn('Administrator');
  const next = await renew(member.id);
  expect(next).toMatchObject({ periodFrom: '2027-11-15' });
  await reverse(bounced.id);
  expect(await daysOf(next.id)).toMatchObject({ periodFrom: '2027-06-03', periodTo: '2028-06-02' });
  expect(await memberOf(member.id)).toMatchObject({ paidUntil: '2028-06-02', standing: 'current' });
  await expectAgreement();
});
