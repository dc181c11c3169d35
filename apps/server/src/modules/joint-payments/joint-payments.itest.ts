import {
  type CallOf,
  families,
  fees,
  type JointPayment,
  jointPayments,
  members,
  membershipFee,
} from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { signInAsMember } from '../../testing/member-account.ts';
import { sampleSlip } from '../../testing/money-desk.ts';
import { startOffice } from '../../testing/office.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { wantTwo } from '../../testing/second-person.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();
let office = desk.token;
// Each test begins with fresh limits, and so with a fresh session.
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  office = await app.signIn('Administrator');
});

type Body = CallOf<typeof jointPayments.create>['body'];

/** Somebody whose year has ended. */
async function newMember() {
  const body = sampleMember(desk.ids, { waiveFee: true, joinedOn: '2025-09-01' });
  const member = await app.call(members.create, { body }, office);
  return { ...member, dateOfBirth: body.dateOfBirth! };
}

/** A daughter who keeps so many others, with her token. */
async function newFamily(size: number) {
  const keeper = await newMember();
  const token = await signInAsMember(app, keeper, office);
  const kept = [];
  for (let count = 0; count < size; count += 1) {
    const one = await newMember();
    const link = { keeperId: keeper.id, memberId: one.id, relation: 'parent' as const };
    const body = { ...link, consent: 'paper' as const, note: 'Letter of 3 May' };
    await app.call(families.createLink, { body }, office);
    kept.push(one);
  }
  return { keeper, token, kept, all: [keeper, ...kept] };
}

const itemsFor = (whom: readonly { id: string }[]): Body['items'] => whom.map(({ id }) => ({ memberId: id }));
const create = (body: Body, token?: string) =>
  app.send(jointPayments.create, { body }, token ? { token } : {});
const send = (id: string, slip = sampleSlip(desk.today())) =>
  app.send(jointPayments.sendSlip, { params: { id }, body: slip });
const decide = (id: string, body: CallOf<typeof jointPayments.decide>['body'], token = office) =>
  app.send(jointPayments.decide, { params: { id }, body }, { token });
const reverse = (id: string, body: CallOf<typeof jointPayments.reverse>['body'], token = office) =>
  app.send(jointPayments.reverse, { params: { id }, body }, { token });
const read = (id: string) => app.call(jointPayments.get, { params: { id } }, office);
const feeOf = async (id: string) => membershipFee.parse(await app.call(fees.get, { params: { id } }, office));

/** A family of four whose one slip waits. */
async function waiting(size = 3) {
  const family = await newFamily(size);
  const made = await create({ items: itemsFor(family.all) }, family.token);
  expect(made.status).toBe(201);
  const joint = made.body as JointPayment;
  const slip = sampleSlip(desk.today());
  expect((await send(joint.id, slip)).status).toBe(201);
  return { ...family, slip, joint: await read(joint.id) };
}

test('a daughter pays for four with one slip, and each has a receipt in their own name', async () => {
  const { joint, all, kept, keeper, token, slip } = await waiting();
  expect(joint).toMatchObject({ amount: '4800.00', paymentStatus: 'pending', payerName: keeper.name });
  expect(joint.items.map(({ name, amount }) => [name, amount])).toEqual(
    all.map(({ name }) => [name, '1200.00']),
  );
  const approved = (await decide(joint.id, { decision: 'approve' })).body as JointPayment;
  expect(approved).toMatchObject({ paymentStatus: 'paid', amountPaid: '4800.00', balance: '0.00' });
  const numbers = approved.items.map(({ receiptNumber }) => Number(receiptNumber?.slice(-6)));
  const [first] = numbers.toSorted((a, b) => a - b);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, place) => first! + place));
  for (const [place, item] of approved.items.entries()) {
    const fee = await feeOf(item.feeId!);
    const [payment] = fee.payments;
    expect(payment).toMatchObject({ journalNumber: slip.journalNumber, bank: slip.bank, status: 'paid' });
    expect(payment!.receipt).toMatchObject({ receivedFrom: all[place]!.name, amount: '1200.00' });
    const member = await app.call(members.get, { params: { id: all[place]!.id } }, office);
    expect(member.paidUntil! > desk.today()).toBe(true);
  }
  // The keeper sees the receipts of what she paid; who was paid for sees it in their history.
  const { keeps } = await app.call(families.get, {}, token);
  expect(keeps.map((link) => link.kept?.receipts.length)).toEqual([1, 1, 1]);
  const timeline = await app.call(members.timeline, { params: { id: kept[0]!.id } }, office);
  expect(timeline.map(({ title }) => title)).toContain('Family: somebody paid for them');
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('what came less settles the items that are named, and the rest stays due', async () => {
  const { joint, slip } = await waiting();
  const [first, second, third, fourth] = joint.items;
  // The first, which holds the number of the transfer, is among those that stay due.
  const named = [second, third].map((item) => ({ id: item!.id, amount: '1200' }));
  const decided = await decide(joint.id, {
    decision: 'approve',
    items: [...named, { id: fourth!.id, amount: '600' }],
  });
  const { items, ...whole } = decided.body as JointPayment;
  expect(whole).toMatchObject({ amountPaid: '3000.00', balance: '1800.00', paymentStatus: 'unpaid' });
  expect(items.map(({ paymentStatus, amountPaid }) => [paymentStatus, amountPaid])).toEqual([
    ['rejected', '0.00'],
    ['paid', '1200.00'],
    ['paid', '1200.00'],
    ['unpaid', '600.00'],
  ]);
  expect((await feeOf(first!.feeId!)).payments[0]?.reason).toContain('still due');
  // The number of the transfer stays taken, by the whole of it.
  const again = {
    params: { id: first!.feeId! },
    body: { ...sampleSlip(desk.today()), journalNumber: slip.journalNumber },
  };
  expect(await app.send(fees.sendSlip, again)).toMatchObject({
    status: 409,
    body: { code: 'already_exists' },
  });
  const other = { params: { id: first!.feeId! }, body: sampleSlip(desk.today()) };
  expect((await app.send(fees.sendSlip, other)).status).toBe(201);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('more than the fees becomes a donation of the member whose fee it came with', async () => {
  const { joint } = await waiting(1);
  const items = joint.items.map(({ id }, place) => ({ id, amount: place === 0 ? '1200' : '1500' }));
  expect((await decide(joint.id, { decision: 'approve', items })).status).toBe(422);
  const approved = await decide(joint.id, { decision: 'approve', items, excessPurposeId: desk.purposeId });
  expect(approved.body).toMatchObject({ paymentStatus: 'paid', amountPaid: '2400.00' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('rejected as one, it may be sent again with the same number', async () => {
  const { joint, slip } = await waiting(1);
  expect((await decide(joint.id, { decision: 'reject' })).status).toBe(422);
  const rejected = await decide(joint.id, { decision: 'reject', reason: 'No such transfer' });
  expect(rejected.body).toMatchObject({ paymentStatus: 'rejected', reason: 'No such transfer' });
  expect((await decide(joint.id, { decision: 'approve' })).status).toBe(409);
  expect(
    (await send(joint.id, { ...sampleSlip(desk.today()), journalNumber: slip.journalNumber })).status,
  ).toBe(201);
  expect((await decide(joint.id, { decision: 'approve' })).body).toMatchObject({ paymentStatus: 'paid' });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('it is decided on as one, never a part of it by itself', async () => {
  const { joint } = await waiting(1);
  const { feeId } = joint.items[0]!;
  const alone = { params: { id: feeId! }, body: { decision: 'approve' as const } };
  expect((await app.send(fees.decide, alone, { token: office })).status).toBe(409);
  expect((await read(joint.id)).paymentStatus).toBe('pending');
});

test('the queue says which joint payment a line is part of, and has no doubt that its parts share one slip', async () => {
  const { joint } = await waiting(2);
  const { data } = await app.call(fees.pending, { query: { take: 100 } }, office);
  const parts = data.filter(({ jointPaymentId }) => jointPaymentId === joint.id);
  const ofThis = joint.items.map(({ feeId }) => feeId);
  expect(parts.map(({ id }) => id).toSorted()).toEqual(ofThis.toSorted());
  const doubts = parts.flatMap(({ warnings }) => warnings);
  expect(doubts.filter(({ dueId }) => ofThis.includes(dueId))).toEqual([]);
});

const staffJoint = async (method: 'cash' | 'cheque', family?: Awaited<ReturnType<typeof newFamily>>) => {
  const { all, keeper } = family ?? (await newFamily(2));
  const made = await create({ items: itemsFor(all), method, payerId: keeper.id }, office);
  expect(made.status).toBe(201);
  return made.body as JointPayment;
};

describe('in hand', () => {
  test('one handful of cash pays all; one of them is reversed by itself', async () => {
    const joint = await staffJoint('cash');
    expect(joint).toMatchObject({ paymentStatus: 'paid', amount: '3600.00', method: 'cash' });
    const [taken] = joint.items;
    const after = (await reverse(joint.id, { reason: 'Paid twice', items: [taken!.id] }))
      .body as JointPayment;
    expect(after.items.map(({ paymentStatus }) => paymentStatus)).toEqual(['reversed', 'paid', 'paid']);
    expect((await reverse(joint.id, { reason: 'Again', items: [taken!.id] })).status).toBe(422);
    expect(await findDisagreements(app.db)).toEqual([]);
  });

  test('a bounced cheque takes all of it', async () => {
    const joint = await staffJoint('cheque');
    const [first] = joint.items;
    const alone = { params: { id: first!.feeId! }, body: { reason: 'Bounced' } };
    expect((await app.send(fees.reverse, alone, { token: office })).status).toBe(409);
    expect((await reverse(joint.id, { reason: 'Bounced', items: [first!.id] })).status).toBe(409);
    expect((await reverse(joint.id, { reason: 'Bounced' })).body).toMatchObject({
      paymentStatus: 'reversed',
    });
    expect(await findDisagreements(app.db)).toEqual([]);
  });

  test('where two persons are wanted, who entered it neither approves nor reverses it', async () => {
    // Waiving a fee would wait for a second person, too.
    const family = await newFamily(1);
    await wantTwo(app, true);
    try {
      const joint = await staffJoint('cash', family);
      expect(joint.paymentStatus).toBe('pending');
      expect(await decide(joint.id, { decision: 'approve' })).toMatchObject({ status: 403 });
      const treasurer = await app.signIn('Treasurer');
      expect((await decide(joint.id, { decision: 'approve' }, treasurer)).body).toMatchObject({
        paymentStatus: 'paid',
      });
      expect(await reverse(joint.id, { reason: 'x' })).toMatchObject({ status: 403 });
    } finally {
      await wantTwo(app, false);
    }
  });
});

const donation = (more: object = {}) => ({
  donation: { donorType: 'anonymous' as const, purposeId: desk.purposeId, amount: '100', ...more },
});

const count = (table: 'jointPayments' | 'membershipFees' | 'donations' | 'payments') =>
  app.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
const counted = async () => [
  await count('jointPayments'),
  await count('membershipFees'),
  await count('donations'),
  await count('payments'),
];

describe('what must not be', () => {
  test('a stranger’s fee, the same twice, two currencies, too many, a sum: told at its item, and nothing changes', async () => {
    const { token, all, kept } = await newFamily(2);
    const stranger = await newMember();
    const { feeId: foreign } = (await app.db
      .selectFrom('membershipFees')
      .select('id as feeId')
      .where('memberId', '=', stranger.id)
      .executeTakeFirst()) ?? { feeId: '00000000-0000-4000-8000-000000000000' };
    const [one] = itemsFor(kept);
    const bad: [string, unknown][] = [
      ['items.1.memberId', { items: [one, { memberId: stranger.id }] }],
      ['items.1.feeId', { items: [one, { feeId: foreign }] }],
      ['items.1.memberId', { items: [one, one] }],
      ['items.1', { items: [one, donation({ currency: 'USD' })] }],
      ['items', { items: Array.from({ length: 31 }, () => donation()) }],
      ['items', { items: [one] }],
      ['amount', { items: itemsFor(all), amount: '1.00' }],
      ['method', { items: itemsFor(all), method: 'cash' }],
      ['items.1.donation.payment', { items: [one, donation({ payment: { method: 'cash' } })] }],
    ];
    const before = await counted();
    for (const [property, body] of bad) {
      const answer = await create(body as Body, token);
      expect([property, answer.status]).toEqual([property, 422]);
      const { errors } = answer.body as unknown as { errors: { property: string }[] };
      expect(errors.map((error) => error.property)).toContain(property);
    }
    expect(await counted()).toEqual(before);
  });

  test('a former keeper pays for nobody any more', async () => {
    const { token, all } = await newFamily(1);
    const { keeps } = await app.call(families.get, {}, token);
    const ended = { params: { id: keeps[0]!.id }, body: { state: 'ended' as const } };
    await app.call(families.updateLink, ended, token);
    expect((await create({ items: itemsFor(all) }, token)).status).toBe(422);
  });

  test('a neighbour pays for those whom they looked up in this visit', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const grants = [];
    for (const { membershipCode: identifier, dateOfBirth: fact } of [one, other])
      grants.push((await app.call(members.lookup, { body: { identifier, fact } }))[0]!.grant);
    const items = itemsFor([one, other]);
    expect((await create({ items })).status).toBe(422);
    expect((await create({ items, grants: [grants[0]!, `${grants[1]!.slice(0, -2)}AA`] })).status).toBe(422);
    const made = (await create({ items, grants })).body as JointPayment;
    expect(made).toMatchObject({ amount: '2400.00', payerName: null });
    // With the id alone nobody’s name is whole, and no slip is shown.
    expect(made.items.map(({ name }) => name)).not.toContain(one.name);
    app.clock.advance({ hours: 3 });
    expect((await create({ items, grants })).status).toBe(422);
  });

  test('a sum that was changed afterwards is found', async () => {
    const { joint } = await waiting(1);
    const change = (by: number) =>
      app.db
        .updateTable('jointPayments')
        .set((row) => ({ amount: row('amount', '+', by) }))
        .where('id', '=', joint.id)
        .execute();
    await change(100);
    expect(await findDisagreements(app.db)).toEqual([
      expect.objectContaining({
        disagreement: expect.objectContaining({ record: `joint payment ${joint.reference}` }),
      }),
    ]);
    await change(-100);
  });
});

const atOnce = howMany({ test: 20, prove: 200 });

test(`of ${atOnce} approvals at once, with reversals between, every item is settled once`, async () => {
  const joints = [];
  for (let count = 0; count < Math.ceil(atOnce / 4); count += 1) joints.push((await waiting(2)).joint);
  // Each is approved by four at once, and taken back by two as soon as it can be.
  const answers = await Promise.all(
    joints.flatMap(({ id }) => [
      ...Array.from({ length: 4 }, () => decide(id, { decision: 'approve' })),
      ...Array.from({ length: 2 }, () => reverse(id, { reason: 'Race' })),
    ]),
  );
  expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 503].includes(status))).toEqual(
    [],
  );
  for (const { id } of joints) {
    const { items, paymentStatus } = await read(id);
    expect(['paid', 'reversed', 'pending']).toContain(paymentStatus);
    for (const { feeId } of items)
      expect((await feeOf(feeId!)).payments.filter(({ receipt }) => receipt !== null).length).toBeLessThan(2);
  }
  expect(await findDisagreements(app.db)).toEqual([]);
});
