import { type CallOf, fees as feeCalls, type Member, members, renewals } from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

let officer: string;

const app = await startAppForFile();
const ids = await shippedIds(app);
beforeEach(async () => {
  officer = await app.signIn('Membership officer');
});

const create = (values: Partial<CallOf<typeof members.create>['body']> = {}) =>
  app.call(members.create, { body: sampleMember(ids, values) }, officer);
const whole = async (id: string) => (await app.call(members.get, { params: { id } }, officer)) as Member;
const merge = (kept: Member, other: Member, keep?: CallOf<typeof members.merge>['body']['keep']) =>
  app.call(
    members.merge,
    { params: { id: kept.id }, body: { otherId: other.id, ...(keep && { keep }) } },
    officer,
  );
const undo = (id: string) => app.call(members.undoMerge, { params: { id } }, officer);
const comparable = ({ updatedAt: _at, version: _version, ...member }: Member) => member;

function coverages(memberId: string) {
  return app.db
    .selectFrom('coverages')
    .select(['fromDay', 'toDay', 'source'])
    .where('memberId', '=', memberId)
    .orderBy('fromDay')
    .execute();
}

describe('likely duplicates', () => {
  test('are listed with why, the surest first, each pair once', async () => {
    const body = { name: 'Rinchen Pelden', dateOfBirth: '1990-02-02' };
    const first = await create({ ...body, phone: '17 22 22 22' });
    const second = await create({ ...body, phone: '77 22 22 22' });
    const swapped = await create({ ...body, name: 'Pelden Rinchen' });
    const phone = await create({ name: 'Rinchen Peldon', dateOfBirth: '1991-01-01', phone: '17 22 22 22' });
    const { data, meta } = await app.call(members.duplicates, { query: { memberId: first.id } }, officer);
    const found = data.map(({ first: a, second: b, reasons, score }) => ({
      other: a.id === first.id ? b.id : a.id,
      reasons,
      score,
    }));
    expect(found).toEqual([
      { other: second.id, reasons: ['same name and birth date'], score: 0.9 },
      { other: swapped.id, reasons: ['same names in another order, same birth date'], score: 0.8 },
      { other: phone.id, reasons: ['same phone and a similar name'], score: 0.6 },
    ]);
    expect(meta.itemCount).toBe(3);
    const all = await app.call(members.duplicates, { query: { take: 1, page: 99 } }, officer);
    expect(all).toMatchObject({ data: [], meta: { itemCount: 4 } });
  });

  test('two who are said to be two people are not listed again', async () => {
    const body = { name: 'Singye Namdak', dateOfBirth: '1971-07-07' };
    const [one, other] = [await create(body), await create(body)];
    const pairs = async () =>
      (await app.call(members.duplicates, { query: { memberId: one.id } }, officer)).meta.itemCount;
    expect(await pairs()).toBe(1);
    const tell = (id: string, otherId: string, token = officer) =>
      app.send(members.tellApart, { params: { id }, body: { otherId } }, { token });
    expect((await tell(one.id, other.id, await app.signIn('Treasurer'))).status).toBe(403);
    expect((await tell(one.id, one.id)).status).toBe(422);
    // Said from either side, and more than once, it is said once.
    expect((await tell(other.id, one.id)).status).toBe(204);
    expect((await tell(one.id, other.id)).status).toBe(204);
    expect(await pairs()).toBe(0);
    const told = await app.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'tell_apart')
      .execute();
    expect(told).toEqual([{ entityId: other.id }]);
  });

  test('a number that lost its zeros is found again', async () => {
    const cid = '01410777777';
    const whole = await create({ identityNumber: cid });
    const cut = await create({ identityType: 'other', identityNumber: '1410777777' });
    const { data } = await app.call(members.duplicates, { query: { memberId: cut.id } }, officer);
    expect(data).toMatchObject([{ reasons: ['same identity number'], score: 0.99 }]);
    expect([data[0]?.first.id, data[0]?.second.id].sort()).toEqual([whole.id, cut.id].sort());
    expect(data[0]?.first.identityNumber).toMatch(/^•+77$/);
  });

  test('are warned of while typing', async () => {
    const known = await create({ name: 'Yangchen Lhamo', dateOfBirth: '1985-08-08', phone: '17 33 33 33' });
    const similar = async (body: CallOf<typeof members.similar>['body']) => {
      const found = await app.call(members.similar, { body }, officer);
      return found.flatMap(({ member, reasons }) => (member.id === known.id ? reasons : []));
    };
    expect(await similar({ identityNumber: known.identityNumber ?? '' })).toEqual(['same identity number']);
    expect(await similar({ name: 'lhamo yangchen', dateOfBirth: '1985-08-08' })).toEqual([
      'same names in another order, same birth date',
    ]);
    expect(await similar({ name: 'Yangchen Lham', dateOfBirth: '1985-08-08', phone: '17-333333' })).toEqual([
      'similar name, same birth date',
      'same phone and a similar name',
    ]);
    expect(await similar({ phone: '17333333' })).toEqual(['same phone']);
    expect(await similar({ phone: '17333333', exceptId: known.id })).toEqual([]);
    expect(await similar({ name: 'Yangchen Lhamo' })).toEqual([]);
  });
});

describe('merging', () => {
  test('anyone who was merged twice is found by every code and number they had, and comes back step by step', async () => {
    const [first, second, third] = [await create(), await create(), await create()];
    const foundBy = async (q: string) =>
      (await app.call(members.list, { query: { q } }, officer)).data.map(({ id }) => id);
    const early = await merge(second, first);
    app.clock.advance({ minutes: 1 });
    const late = await merge(third, second);
    for (const { membershipCode, identityNumber } of [first, second, third]) {
      expect(await foundBy(membershipCode)).toEqual([third.id]);
      expect(await foundBy(identityNumber ?? '')).toEqual([third.id]);
    }
    await undo(late.mergeId);
    expect(await foundBy(first.membershipCode)).toEqual([second.id]);
    await undo(early.mergeId);
    expect(await foundBy(first.membershipCode)).toEqual([first.id]);
  });

  test('keeps all money, days, codes and words, and can be taken back whole', async () => {
    const kept = await create({
      name: 'Kept Person',
      joinedOn: '2026-01-01',
      waiveFee: true,
      remarks: 'Sings',
    });
    const other = await create({
      name: 'Other Person',
      joinedOn: '2025-07-01',
      waiveFee: true,
      email: 'other@example.bt',
      remarks: 'Cooks',
    });
    const before = [await whole(kept.id), await whole(other.id)];
    const { mergeId, member, daysPaidTwice, undoUntil } = await merge(kept, other, { phone: 'other' });
    expect(member).toMatchObject({
      name: 'Kept Person',
      phone: other.phone,
      email: 'other@example.bt',
      identityNumber: kept.identityNumber,
      joinedOn: '2025-07-01',
      remarks: 'Sings\nCooks',
      paidUntil: '2026-12-31',
    });
    // 2025-07-01…2026-06-30 and 2026-01-01…2026-12-31: half a year is paid on both.
    expect(daysPaidTwice).toBe(181);
    expect(await coverages(kept.id)).toEqual([
      { fromDay: '2025-07-01', toDay: '2025-12-31', source: 'waiver' },
      { fromDay: '2026-01-01', toDay: '2026-12-31', source: 'waiver' },
    ]);
    const fees = await app.db
      .selectFrom('membershipFees')
      .select('id')
      .where('memberId', '=', kept.id)
      .execute();
    expect(fees).toHaveLength(2);
    expect(await app.send(members.get, { params: { id: other.id } }, { token: officer })).toMatchObject({
      status: 404,
    });
    const byOldCode = await app.call(members.list, { query: { q: other.membershipCode } }, officer);
    expect(byOldCode.data).toMatchObject([{ id: kept.id }]);
    const timeline = await app.call(members.timeline, { params: { id: kept.id } }, officer);
    expect(timeline).toContainEqual(
      expect.objectContaining({
        kind: 'merge',
        id: mergeId,
        status: 'undoable',
        title: `Merged with ${other.membershipCode}`,
      }),
    );
    expect(new Date(undoUntil).getTime() - app.clock.now().getTime()).toBe(30 * 86_400_000);

    const { members: both } = await undo(mergeId);
    expect(both.map(comparable)).toEqual(before.map(comparable));
    expect(await coverages(kept.id)).toEqual([
      { fromDay: '2026-01-01', toDay: '2026-12-31', source: 'waiver' },
    ]);
    expect(await coverages(other.id)).toEqual([
      { fromDay: '2025-07-01', toDay: '2026-06-30', source: 'waiver' },
    ]);
    await expect(undo(mergeId)).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
  });

  test('may take over the CID of the other, and gives it back', async () => {
    const kept = await create({ identityType: 'passport', identityNumber: 'M100001' });
    const other = await create();
    const { mergeId, member } = await merge(kept, other, { identityNumber: 'other' });
    expect(member).toMatchObject({ identityType: 'cid', identityNumber: other.identityNumber });
    await undo(mergeId);
    expect(await whole(kept.id)).toMatchObject({ identityType: 'passport', identityNumber: 'M100001' });
    expect(await whole(other.id)).toMatchObject({
      identityType: 'cid',
      identityNumber: other.identityNumber,
    });
  });

  test('for life covers everything; days before are kept', async () => {
    const kept = await create({ waiveFee: true, joinedOn: '2026-01-01' });
    const other = await create({
      waiveFee: true,
      joinedOn: '2026-06-01',
      membershipTypeId: ids.life,
      paymentFrequencyId: ids.lifetime,
    });
    const { member, mergeId } = await merge(kept, other);
    expect(member).toMatchObject({ isLifetime: true, paidUntil: null, standing: 'lifetime' });
    expect(await coverages(kept.id)).toEqual([
      { fromDay: '2026-01-01', toDay: '2026-12-31', source: 'waiver' },
      { fromDay: '2027-01-01', toDay: null, source: 'waiver' },
    ]);
    await undo(mergeId);
    expect(await whole(kept.id)).toMatchObject({ isLifetime: false, paidUntil: '2026-12-31' });
  });

  test('leaves corrections that were made since alone when it is taken back', async () => {
    const [kept, other] = [
      await create(),
      await create({ email: 'theirs@example.bt', occupation: 'Carpenter' }),
    ];
    const { mergeId } = await merge(kept, other);
    await app.call(members.update, { params: { id: kept.id }, body: { email: 'right@example.bt' } }, officer);
    await undo(mergeId);
    expect(await whole(kept.id)).toMatchObject({ email: 'right@example.bt', occupation: null });
  });

  test('leaves one open renewal, that one for which money is on its way; taken back, both are open', async () => {
    const person = { waiveFee: true, joinedOn: '2025-12-01' };
    const [kept, other] = [await create(person), await create(person)];
    const proposalOf = async ({ id: memberId }: Member) => app.call(renewals.create, { body: { memberId } });
    const [own, theirs] = [await proposalOf(kept), await proposalOf(other)];
    await app.call(feeCalls.sendSlip, { params: { id: theirs.feeId }, body: sampleSlip('2026-11-15') });
    const { mergeId } = await merge(kept, other);
    const of = async (memberId: string) => {
      const found = await app.call(renewals.ofMember, { params: { memberId } }, officer);
      return Object.fromEntries(found.map(({ id, status }) => [id, status]));
    };
    expect(await of(kept.id)).toEqual({ [own.renewal.id]: 'cancelled', [theirs.renewal.id]: 'proposed' });
    const decision = { decision: 'approve' as const };
    await app.call(feeCalls.decide, { params: { id: theirs.feeId }, body: decision }, officer);
    expect(await whole(kept.id)).toMatchObject({ paidUntil: '2027-11-30' });
    expect(await findDisagreements(app.db)).toEqual([]);
    await undo(mergeId);
    expect(await findDisagreements(app.db)).toEqual([]);
    expect(await of(kept.id)).toEqual({ [own.renewal.id]: 'proposed' });
    expect(await of(other.id)).toEqual({ [theirs.renewal.id]: 'confirmed' });
    expect(await whole(kept.id)).toMatchObject({ paidUntil: '2026-11-30' });
    expect(await whole(other.id)).toMatchObject({ paidUntil: '2027-11-30' });
  });

  test('waits where money is on its way for a renewal of each', async () => {
    const person = { waiveFee: true, joinedOn: '2025-12-01' };
    const [kept, other] = [await create(person), await create(person)];
    for (const { id: memberId } of [kept, other]) {
      const { feeId: id } = await app.call(renewals.create, { body: { memberId } });
      await app.call(feeCalls.sendSlip, { params: { id }, body: sampleSlip('2026-11-15') });
    }
    await expect(merge(kept, other)).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
  });

  test('cannot be taken back after 30 days, nor under a later merge', async () => {
    const [a, b, c] = [await create(), await create(), await create()];
    const first = await merge(a, b);
    app.clock.advance({ minutes: 1 });
    const second = await merge(c, a);
    await expect(undo(first.mergeId)).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
    await undo(second.mergeId);
    app.clock.advance({ days: 31 });
    officer = await app.signIn('Membership officer');
    await expect(undo(first.mergeId)).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
  });

  test('is the later one also where the clock was set back', async () => {
    const [kept, first, second] = [await create(), await create(), await create()];
    const early = await merge(kept, first);
    app.clock.advance({ minutes: -5 });
    const late = await merge(kept, second);
    await expect(undo(early.mergeId)).rejects.toMatchObject({ problem: { code: 'wrong_state' } });
    await undo(late.mergeId);
    await undo(early.mergeId);
  });

  test('is refused with oneself, with nobody, and where both sign in', async () => {
    const [kept, other] = [await create(), await create()];
    await expect(merge(kept, kept)).rejects.toMatchObject({ problem: { errors: [{ property: 'otherId' }] } });
    const unknown = { ...other, id: '00000000-0000-4000-8000-000000000000' };
    await expect(merge(kept, unknown)).rejects.toMatchObject({
      problem: { errors: [{ property: 'otherId' }] },
    });
    await expect(merge(unknown, kept)).rejects.toMatchObject({ status: 404 });
    await app.db
      .updateTable('users')
      .set({ memberId: kept.id })
      .where('id', '=', app.account('Member').id)
      .execute();
    await app.db
      .updateTable('users')
      .set({ memberId: other.id })
      .where('id', '=', app.account('Auditor').id)
      .execute();
    await expect(merge(kept, other)).rejects.toMatchObject({ status: 409, problem: { code: 'wrong_state' } });
    await app.db.updateTable('users').set({ memberId: null }).where('memberId', '=', kept.id).execute();
    const { member, mergeId } = await merge(kept, other);
    expect(member.hasLogin).toBe(true);
    await undo(mergeId);
    expect(await whole(other.id)).toMatchObject({ hasLogin: true });
    expect(await whole(kept.id)).toMatchObject({ hasLogin: false });
  });

  test('two who merge the same pair at once: one does', async () => {
    const [a, b] = [await create(), await create()];
    const both = await Promise.allSettled([merge(a, b), merge(b, a)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is for those who manage members', async () => {
    const [a, b] = [await create(), await create()];
    const token = await app.signIn('Treasurer');
    const denied = await app.send(
      members.merge,
      { params: { id: a.id }, body: { otherId: b.id } },
      { token },
    );
    expect(denied.status).toBe(403);
  });
});
