import { fees, type Member, members, membershipTypes, renewals } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { signInAsMember } from '../../../testing/member-account.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();
const patron = (await app.call(membershipTypes.all, {})).find(({ name }) => name === 'Patron')?.id ?? '';

const memberOf = async (id: string) =>
  (await app.call(members.get, { params: { id } }, desk.token)) as Member;
/** Paid until the day before the given one, a year later. */
const joined = (joinedOn: string) =>
  app.call(members.create, { body: { ...sampleMember(desk.ids), waiveFee: true, joinedOn } }, desk.token);
const propose = (memberId: string, asked: object = {}, token?: string) =>
  app.call(renewals.create, { body: { memberId, ...asked } }, token);
const proposeFrom = (from: string, memberId: string, asked: object = {}) =>
  app.send(renewals.create, { body: { memberId, ...asked } }, { from });
const payCash = (id: string, token = desk.token) =>
  app.call(fees.update, { params: { id }, body: { payment: { method: 'cash' } } }, token);

const found = async (q: string) =>
  (await app.call(renewals.list, { query: { q } }, desk.token)).data.map(({ id }) => id);

describe('asking for a renewal', () => {
  test('is open to everybody in the window before the end, and changes nothing', async () => {
    const member = await joined('2025-12-20');
    const before = await memberOf(member.id);
    const asked = await propose(member.id);
    expect(asked).toMatchObject({
      amount: '1200.00',
      currency: 'BTN',
      renewal: { channel: 'public', status: 'proposed', periodFrom: '2026-12-20', periodTo: '2027-12-19' },
    });
    expect(asked.renewal).not.toHaveProperty('memberName');
    await app.call(fees.sendSlip, { params: { id: asked.feeId }, body: sampleSlip('2026-11-15') });
    const rejection = { decision: 'reject' as const, reason: 'Not on our account' };
    await app.call(renewals.decide, { params: { id: asked.renewal.id }, body: rejection }, desk.token);
    expect(await memberOf(member.id)).toEqual(before);
  });

  test('too early is refused with the day, for visitors and members; staff may', async () => {
    const member = await joined('2026-06-01');
    const early = {
      status: 409,
      problem: { code: 'wrong_state', detail: expect.stringContaining('2027-04-01') },
    };
    await expect(propose(member.id)).rejects.toMatchObject(early);
    await expect(propose(member.id, {}, await signInAsMember(app, member, desk.token))).rejects.toMatchObject(
      early,
    );
    expect(await propose(member.id, {}, desk.token)).toMatchObject({
      renewal: { channel: 'staff', periodFrom: '2027-06-01' },
    });
  });

  test('again answers the same one, with other terms where others are asked', async () => {
    const member = await joined('2025-12-01');
    const first = await propose(member.id);
    const token = await signInAsMember(app, member, desk.token);
    const again = await propose(member.id, {}, token);
    expect(again).toEqual(first);
    const longer = await propose(member.id, { periods: 3, membershipTypeId: patron }, token);
    expect(longer).toMatchObject({
      feeId: first.feeId,
      reference: first.reference,
      amount: '30000.00',
      renewal: { membershipType: 'Patron', periods: 3, periodTo: '2029-11-30' },
    });
    await app.call(fees.sendSlip, { params: { id: first.feeId }, body: sampleSlip('2026-11-15') });
    expect(await propose(member.id, { periods: 1 })).toMatchObject({
      amount: '30000.00',
      renewal: { paymentStatus: 'pending' },
    });
  });

  test('fifty who ask at once get one and the same', async () => {
    const member = await joined('2025-12-01');
    const from = Array.from({ length: 50 }, (_, at) => `10.1.1.${at + 1}`);
    const all = await Promise.all(from.map((address) => proposeFrom(address, member.id)));
    expect(all.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(all.map(({ body }) => (body as { feeId: string }).feeId)).size).toBe(1);
  });

  test('is refused to who is covered for life, has left, or has not joined yet, and for what is not offered', async () => {
    const life = { membershipTypeId: desk.ids.life, paymentFrequencyId: desk.ids.lifetime, waiveFee: true };
    const forLife = await app.call(
      members.create,
      { body: { ...sampleMember(desk.ids), ...life } },
      desk.token,
    );
    const applicant = await app.call(members.create, { body: sampleMember(desk.ids) }, desk.token);
    const left = await joined('2025-12-01');
    const end = { endReason: 'resigned' as const, endedOn: '2026-11-01' };
    await app.call(members.update, { params: { id: left.id }, body: end }, desk.token);
    for (const { id } of [forLife, applicant, left]) {
      for (const token of [undefined, desk.token])
        await expect(propose(id, {}, token)).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
    }
    const member = await joined('2025-12-01');
    await expect(propose(member.id, { paymentFrequencyId: desk.ids.lifetime })).rejects.toMatchObject({
      problem: { errors: [{ property: 'paymentFrequencyId' }] },
    });
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(propose(unknown)).rejects.toMatchObject({ status: 404 });
    await expect(propose(member.id, { periods: 11 })).rejects.toMatchObject({
      problem: { errors: [{ property: 'periods' }] },
    });
  });
});

describe('a renewal that is paid', () => {
  test('early extends from the old end; late starts on the day it was paid, and the gap is not charged', async () => {
    const early = await joined('2026-06-01');
    await payCash((await propose(early.id, {}, desk.token)).feeId);
    expect(await memberOf(early.id)).toMatchObject({ paidUntil: '2028-05-31' });
    const late = await joined('2024-01-01');
    await payCash((await propose(late.id)).feeId);
    expect(await memberOf(late.id)).toMatchObject({ standing: 'current', paidUntil: '2027-11-14' });
  });

  test('for life ends all renewing', async () => {
    const member = await joined('2025-12-01');
    const life = { membershipTypeId: desk.ids.life, paymentFrequencyId: desk.ids.lifetime };
    await expect(propose(member.id, { ...life, periods: 2 })).rejects.toMatchObject({
      problem: { errors: [{ property: 'periods' }] },
    });
    await payCash((await propose(member.id, life)).feeId);
    expect(await memberOf(member.id)).toMatchObject({
      standing: 'lifetime',
      membershipType: 'Life',
      paymentFrequency: 'Lifetime',
    });
  });

  test('changes what the member is, and a reversal changes it back', async () => {
    const member = await joined('2025-12-01');
    const { feeId, renewal } = await propose(member.id, { membershipTypeId: patron });
    expect(await memberOf(member.id)).toMatchObject({ membershipType: 'General' });
    await payCash(feeId);
    expect(await memberOf(member.id)).toMatchObject({ membershipType: 'Patron', paidUntil: '2027-11-30' });
    const confirmed = await app.call(renewals.get, { params: { id: renewal.id } }, desk.token);
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      receiptNumber: expect.stringMatching(/^KM\/R\//),
    });

    await app.call(fees.reverse, { params: { id: feeId }, body: { reason: 'Cheque bounced' } }, desk.token);
    expect(await memberOf(member.id)).toMatchObject({ membershipType: 'General', paidUntil: '2026-11-30' });
    expect(await app.call(renewals.get, { params: { id: renewal.id } }, desk.token)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'reversed',
      receiptNumber: null,
    });
    await expect(payCash(feeId)).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
    expect((await propose(member.id)).feeId).not.toBe(feeId);
  });

  test('that was taken back is nothing to go back to', async () => {
    const member = await joined('2025-12-01');
    const first = await propose(member.id, { membershipTypeId: patron }, desk.token);
    await payCash(first.feeId);
    const general = { membershipTypeId: desk.ids.general, paymentFrequencyId: desk.ids.halfYearly };
    const second = await propose(member.id, general, desk.token);
    await payCash(second.feeId);
    for (const { feeId } of [first, second])
      await app.call(fees.reverse, { params: { id: feeId }, body: { reason: 'Bounced' } }, desk.token);
    expect(await memberOf(member.id)).toMatchObject({
      membershipType: 'General',
      paymentFrequencyId: desk.ids.yearly,
      paidUntil: '2026-11-30',
    });
  });

  test('stands in the way of changing or cancelling it', async () => {
    const { renewalId, memberId } = await desk.renewalWithSlip();
    const params = { id: renewalId };
    const wrongState = { problem: { code: 'wrong_state' } };
    await expect(
      app.call(renewals.update, { params, body: { periods: 2 } }, desk.token),
    ).rejects.toMatchObject(wrongState);
    await expect(app.call(renewals.remove, { params }, desk.token)).rejects.toMatchObject(wrongState);
    await app.call(renewals.decide, { params, body: { id: renewalId, decision: 'approve' } }, desk.token);
    await expect(app.call(renewals.remove, { params }, desk.token)).rejects.toMatchObject(wrongState);
    const [mine] = await app.call(renewals.ofMember, { params: { memberId } }, desk.token);
    expect(mine).toMatchObject({ id: renewalId, status: 'confirmed' });
  });
});

test('a proposal is changed and cancelled by staff, and then another may be asked for', async () => {
  const member = await joined('2025-12-01');
  const { renewal, feeId } = await propose(member.id);
  const params = { id: renewal.id };
  const longer = await app.call(renewals.update, { params, body: { periods: 2, version: 1 } }, desk.token);
  expect(longer).toMatchObject({ periods: 2, amount: '2400.00', version: 2 });
  await expect(
    app.call(renewals.update, { params, body: { periods: 3, version: 1 } }, desk.token),
  ).rejects.toMatchObject({ problem: { code: 'stale_version' } });
  await app.call(renewals.remove, { params }, desk.token);
  expect(await app.call(fees.get, { params: { id: feeId } })).toMatchObject({
    paymentStatus: 'cancelled',
    balance: '0.00',
    waysToPay: { accounts: [] },
  });
  await expect(
    app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip('2026-11-15') }),
  ).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
  expect((await propose(member.id)).renewal.id).not.toBe(renewal.id);
});

test('one is found by its member, its reference and its receipt', async () => {
  const member = await joined('2025-12-01');
  const { renewal, feeId, reference } = await propose(member.id);
  await propose((await joined('2025-12-01')).id);
  const { receiptNumber } = await payCash(feeId);
  const typed = [
    member.membershipCode.toLowerCase(),
    member.identityNumber ?? '-',
    reference.toLowerCase().replace('-', ' '),
    receiptNumber ?? '-',
  ];
  for (const q of typed) expect({ q, ids: await found(q) }).toEqual({ q, ids: [renewal.id] });
  expect(await found('nobody at all')).toEqual([]);
});

test('a member sees their own renewals and fees, and nobody else’s', async () => {
  const [own, other] = [await joined('2025-12-01'), await joined('2025-12-01')];
  const token = await signInAsMember(app, own, desk.token);
  const mine = await propose(own.id, {}, token);
  const theirs = await propose(other.id);
  expect(mine.renewal.channel).toBe('member');
  const listed = await app.call(renewals.list, {}, token);
  expect(listed.data.map(({ id }) => id)).toEqual([mine.renewal.id]);
  const foreign = await app.call(fees.list, { query: { memberId: other.id } }, token);
  expect(foreign.data).toEqual([]);
  const ownFees = await app.call(fees.list, {}, token);
  expect(ownFees.data.every(({ memberId }) => memberId === own.id)).toBe(true);
  expect(await app.call(fees.get, { params: { id: mine.feeId } }, token)).toHaveProperty('payments');
  expect(await app.call(fees.get, { params: { id: theirs.feeId } }, token)).toHaveProperty('maskedName');
  const notFound = { status: 404 };
  await expect(app.call(renewals.get, { params: { id: theirs.renewal.id } }, token)).rejects.toMatchObject(
    notFound,
  );
  await expect(app.call(fees.ofMember, { params: { memberId: other.id } }, token)).rejects.toMatchObject(
    notFound,
  );
});

test('fees and renewals tell in the timeline, in the totals, and keep a member in the register', async () => {
  const member = await joined('2025-12-01');
  const token = await signInAsMember(app, member, desk.token);
  const { feeId } = await propose(member.id, {}, token);
  const paid = await payCash(feeId);
  const timeline = await app.call(members.timeline, { params: { id: member.id } }, desk.token);
  expect(timeline).toContainEqual(
    expect.objectContaining({
      kind: 'fee',
      id: `fee:${feeId}`,
      detail: expect.stringContaining(paid.receiptNumber ?? '-'),
    }),
  );
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'renewal', title: 'Renewed' }));
  expect(await app.call(members.myTotal, {}, token)).toMatchObject({
    fees: { count: 1, amount: '1200.00', currency: 'BTN' },
    paidUntil: '2027-11-30',
  });
  await expect(app.call(members.remove, { params: { id: member.id } }, desk.token)).rejects.toMatchObject({
    problem: { code: 'in_use', counts: { fees: 1 } },
  });
});
