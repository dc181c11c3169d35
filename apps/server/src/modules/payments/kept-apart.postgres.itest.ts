import {
  cardPayments,
  type Donation,
  type EndReason,
  fees,
  members,
  payments,
  renewals,
  type ResponseOf,
} from '@kathok/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();
afterEach(async () => {
  const disagreements = await findDisagreements(app.db);
  if (disagreements.length > 0) throw new Error(JSON.stringify(disagreements));
});

const end = (id: string, endReason: EndReason) =>
  app.send(
    members.update,
    { params: { id }, body: { endReason, endedOn: desk.today() } },
    { token: desk.token },
  );
const approve = (id: string) =>
  app.send(fees.decide, { params: { id }, body: { decision: 'approve' } }, { token: desk.token });
const take = (id: string, purposeId = desk.purposeId) =>
  app.send(fees.takeAsDonation, { params: { id }, body: { purposeId } }, { token: desk.token });
const member = async (id: string) =>
  (await app.call(members.get, { params: { id } }, desk.token)) as ResponseOf<typeof members.create>;
const heldForRefund = async () => {
  const { totals } = await app.call(payments.totals, { query: {} }, desk.token);
  return totals
    .filter(({ head }) => head === 'held_for_refund')
    .map(({ amount }) => Number(amount))
    .reduce((sum, amount) => sum + amount, 0);
};
const unresolved = async () =>
  (await app.call(cardPayments.unresolved, { query: { take: 100 } }, desk.token)).data;

/** A renewal whose slip waits while the membership ends. */
async function endedWithSlip(endReason: EndReason = 'deceased') {
  const waiting = await desk.renewalWithSlip();
  const { paidUntil } = await member(waiting.memberId);
  expect((await end(waiting.memberId, endReason)).status).toBe(200);
  return { ...waiting, paidUntil };
}

describe('a slip that is approved for what is no longer owed', () => {
  test.each([
    ['deceased', 'This member has since died.'],
    ['resigned', 'This member has since resigned.'],
    ['suspended', 'This membership has since been suspended.'],
  ] as const)(
    'of a member noted as %s: the money is kept apart, and nothing is covered',
    async (why, told) => {
      const before = await heldForRefund();
      const { feeId, memberId, paidUntil } = await endedWithSlip(why);
      const { data } = await app.call(fees.pending, { query: { take: 100 } }, desk.token);
      const [warning] = data.find(({ id }) => id === feeId)?.warnings ?? [];
      expect(warning).toMatchObject({ kind: 'closed', message: expect.stringContaining(told) });

      expect((await approve(feeId)).status).toBe(200);
      expect(await member(memberId)).toMatchObject({ paidUntil, endReason: why });
      const fee = await desk.fee(feeId);
      expect(fee).toMatchObject({ status: 'open', amountPaid: '0.00', paymentStatus: 'unpaid' });
      expect(fee.payments).toMatchObject([{ status: 'paid', isSurplus: true, amount: '1200.00' }]);
      expect(fee.payments[0]?.receipt).toMatchObject({ amount: '1200.00', period: null });
      expect(await app.call(fees.get, { params: { id: feeId } })).toMatchObject({
        keptApart: '1200.00',
        balance: '0.00',
        waysToPay: { accounts: [], card: { isAvailable: false } },
      });
      expect(await heldForRefund()).toBe(before + 1200);
      expect((await unresolved()).find(({ dueId }) => dueId === feeId)).toMatchObject({
        doubt: 'surplus',
        method: 'mobile_transfer',
      });
    },
  );

  test('of an applicant who was declined', async () => {
    const body = { ...sampleMember(desk.ids, { email: 'declined@example.bt' }), consent: true as const };
    const { feeId, member: applicant } = await app.call(members.register, { body });
    await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
    await end(applicant.id, 'declined');
    expect((await approve(feeId)).status).toBe(200);
    expect(await desk.fee(feeId)).toMatchObject({ status: 'open', payments: [{ isSurplus: true }] });
    expect(await member(applicant.id)).toMatchObject({ standing: 'declined', paidUntil: null });
    const told = (await app.outbox()).filter(({ recipient }) => recipient === 'declined@example.bt');
    expect(told.map(({ kind }) => kind)).toEqual(['registration', 'receipt']);
    expect(told[1]?.body).toContain('holding the money');
  });

  test('of a renewal, by the route of the renewal too', async () => {
    const { renewalId, feeId } = await endedWithSlip('resigned');
    const decision = { params: { id: renewalId }, body: { decision: 'approve' as const } };
    const renewal = await app.call(renewals.decide, decision, desk.token);
    expect(renewal).toMatchObject({ status: 'proposed', paymentStatus: 'unpaid' });
    expect((await desk.fee(feeId)).payments).toMatchObject([{ isSurplus: true }]);
  });

  test('a fee that is still owed is settled as before', async () => {
    const { feeId } = await desk.renewalWithSlip();
    expect((await approve(feeId)).status).toBe(200);
    expect(await desk.fee(feeId)).toMatchObject({ status: 'paid', payments: [{ isSurplus: false }] });
  });

  test('approved while the membership ends: covered or kept apart, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { feeId, memberId } = await desk.renewalWithSlip();
      const { paidUntil } = await member(memberId);
      const [decided] = await Promise.all([approve(feeId), end(memberId, 'resigned')]);
      expect(decided.status).toBe(200);
      const [{ isSurplus } = { isSurplus: null }] = (await desk.fee(feeId)).payments;
      expect((await member(memberId)).paidUntil === paidUntil).toBe(isSurplus);
    }
  });
});

describe('money that is kept apart', () => {
  test('is returned: the books are even again', async () => {
    const before = await heldForRefund();
    const { feeId } = await endedWithSlip();
    await approve(feeId);
    await app.call(fees.reverse, { params: { id: feeId }, body: { reason: 'Given back' } }, desk.token);
    expect(await heldForRefund()).toBe(before);
    expect((await unresolved()).some(({ dueId }) => dueId === feeId)).toBe(false);
  });

  test('is taken as a donation of the same member, once, however many decide at once', async () => {
    const before = await heldForRefund();
    const { feeId, memberId } = await endedWithSlip();
    await approve(feeId);
    const answers = await Promise.all([take(feeId), take(feeId), take(feeId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const taken = answers.find(({ status }) => status === 201)?.body as Donation;
    expect(taken).toMatchObject({
      donorType: 'member',
      memberId,
      amount: '1200.00',
      paymentStatus: 'paid',
      purposeId: desk.purposeId,
    });
    expect(await heldForRefund()).toBe(before);
    const [kept] = (await desk.fee(feeId)).payments;
    expect(kept).toMatchObject({ status: 'reversed', reason: `Taken as a donation: ${taken.purpose}` });
    expect(kept?.receipt?.voidedAt).not.toBeNull();
  });

  test('keeps its member from being removed, and the fee from changing', async () => {
    const { feeId, memberId } = await endedWithSlip();
    await approve(feeId);
    const removal = await app.send(members.remove, { params: { id: memberId } }, { token: desk.token });
    expect(removal).toMatchObject({ status: 409, body: { code: 'in_use' } });
    const change = { params: { id: feeId }, body: { periods: 2 } };
    expect((await app.send(fees.update, change, { token: desk.token })).status).toBe(409);
  });

  test('is not there for a fee that is owed, nor for a purpose that is not', async () => {
    const { feeId } = await desk.renewalWithSlip();
    expect((await take(feeId)).status).toBe(409);
    const { feeId: other } = await endedWithSlip();
    await approve(other);
    const refused = await take(other, other);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ property: 'purposeId' }] } });
    expect((await desk.fee(other)).payments).toMatchObject([{ status: 'paid', isSurplus: true }]);
  });
});

// The last one: the clock moves on, and the desk's token is over.
test('money taken on a later day is a donation of that day, and the earlier day stays as it was', async () => {
  const { feeId } = await endedWithSlip();
  await approve(feeId);
  const day = desk.today();
  app.clock.advance({ days: 40 });
  const token = await app.signIn('Administrator');
  const before = await app.call(payments.totals, { query: { from: day, to: day } }, token);
  const { body } = await app.send(
    fees.takeAsDonation,
    { params: { id: feeId }, body: { purposeId: desk.purposeId } },
    { token },
  );
  expect(body).toMatchObject({ donatedOn: desk.today(), payments: [{ paidOn: desk.today() }] });
  expect(await app.call(payments.totals, { query: { from: day, to: day } }, token)).toEqual(before);
});
