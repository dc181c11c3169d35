import { donations, fees, type Member, members, type Problem, renewals } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { sampleSlip } from '../../testing/money-desk.ts';
import { startOffice } from '../../testing/office.ts';
import { approvalIdOf, approveAs, wantTwo } from '../../testing/second-person.ts';

const { app, desk } = await startOffice();

const paidUntil = async (id: string) =>
  ((await app.call(members.get, { params: { id } }, desk.token)) as Member).paidUntil;
const decide = (id: string, body: object, token = desk.token) =>
  app.call(fees.decide, { params: { id }, body: { decision: 'approve', ...body } as never }, token);

/** Everything about money that a refused call could have touched. */
async function books() {
  const tables = [
    'membershipFees',
    'membershipRenewals',
    'payments',
    'receipts',
    'ledgerPostings',
    'coverages',
  ] as const;
  const counts = [];
  for (const table of tables) {
    const rows = app.db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
    counts.push((await rows.executeTakeFirstOrThrow()).count);
  }
  return counts;
}

describe('sums that are none', () => {
  const wrong = [
    '-1',
    -1,
    0,
    '0',
    0.1 + 0.2,
    1e21,
    '1e21',
    '10 ',
    'NaN',
    null,
    99999999999.99,
    10.005,
    '10.005',
  ];

  test.each(wrong)('%s as what was received', async (amountReceived) => {
    const { feeId, memberId } = await desk.renewalWithSlip();
    const before = [await books(), await paidUntil(memberId)];
    const call = { params: { id: feeId }, body: { decision: 'approve', amountReceived } as never };
    const answer = await app.inject({
      method: 'PATCH',
      url: `/api/membershipFee/${feeId}/update-payment`,
      headers: { authorization: `Bearer ${desk.token}` },
      payload: { ...(call.body as object) },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().errors).toMatchObject([{ property: 'amountReceived' }]);
    expect([await books(), await paidUntil(memberId)]).toEqual(before);
    expect(await desk.fee(feeId)).toMatchObject({ paymentStatus: 'pending' });
  });
});

describe('fields that are not for the caller to say', () => {
  const smuggled = {
    amount: '1.00',
    paymentStatus: 'paid',
    receiptNumber: 'KM/R/2026/000001',
    paidUntil: '2099-12-31',
    periodTo: '2099-12-31',
    status: 'paid',
  };

  test.each(Object.entries(smuggled))('%s', async (field, value) => {
    const { id: memberId } = await desk.member();
    const { feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
    const slip = sampleSlip('2026-11-15');
    const before = [await books(), await paidUntil(memberId)];
    const params = { id: feeId };
    const token = desk.token;
    const extra = { [field]: value };
    const answers = [
      await app.send(renewals.create, { body: { memberId, ...extra } as never }),
      await app.send(fees.create, { body: { memberId, kind: 'renewal', ...extra } as never }, { token }),
      await app.send(fees.update, { params, body: { ...extra } as never }, { token }),
      await app.send(fees.decide, { params, body: { decision: 'approve', ...extra } as never }, { token }),
      await app.send(fees.sendSlip, { params, body: { ...slip, ...extra } as never }),
      await app.send(fees.sendRegistrationSlip, { body: { feeId, ...slip, ...extra } as never }),
      await app.send(fees.reverse, { params, body: { reason: 'x', ...extra } as never }, { token }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect((body as Problem).errors?.map(({ property }) => property)).toContain(field);
    }
    expect([await books(), await paidUntil(memberId)]).toEqual(before);
  });
});

describe('more or less than is due', () => {
  test('a part is received for, the rest stays open, and the days come with the last part', async () => {
    const { feeId, memberId } = await desk.renewalWithSlip();
    const before = await paidUntil(memberId);
    const part = await decide(feeId, { amountReceived: '500.00' });
    expect(part).toMatchObject({
      status: 'open',
      paymentStatus: 'unpaid',
      amountPaid: '500.00',
      balance: '700.00',
      payments: [{ status: 'paid', amount: '500.00', receipt: { amount: '500.00' } }],
    });
    expect(await paidUntil(memberId)).toBe(before);
    expect(await app.call(fees.get, { params: { id: feeId } })).toMatchObject({ balance: '700.00' });
    const change = { params: { id: feeId }, body: { periods: 2 } };
    await expect(app.call(fees.update, change, desk.token)).rejects.toMatchObject({
      problem: { code: 'wrong_state' },
    });

    app.clock.advance({ minutes: 1 });
    const rest = { payment: { method: 'cash' as const, amountReceived: '200.00' } };
    await app.call(fees.update, { params: { id: feeId }, body: rest }, desk.token);
    app.clock.advance({ minutes: 1 });
    const tooMuch = { payment: { method: 'cash' as const, amountReceived: '500.01' } };
    await expect(
      app.call(fees.update, { params: { id: feeId }, body: tooMuch }, desk.token),
    ).rejects.toMatchObject({ problem: { errors: [{ property: 'payment.amountReceived' }] } });
    const last = { payment: { method: 'cash' as const } };
    const whole = await app.call(fees.update, { params: { id: feeId }, body: last }, desk.token);
    expect(whole).toMatchObject({ status: 'paid', amountPaid: '1200.00', balance: '0.00' });
    expect(await paidUntil(memberId)).toBe('2028-11-14');

    const part2 = whole.payments.find(({ amount }) => amount === '200.00')?.id ?? '';
    const bounced = { reason: 'Bounced', paymentId: part2 };
    const after = await app.call(fees.reverse, { params: { id: feeId }, body: bounced }, desk.token);
    expect(after).toMatchObject({ status: 'open', balance: '200.00', amountPaid: '1000.00' });
    expect(await paidUntil(memberId)).toBe(before);
  });

  test('what is over becomes a donation where staff say for what, with a receipt of its own, and goes back with it', async () => {
    const { feeId, memberId } = await desk.renewalWithSlip();
    await expect(decide(feeId, { amountReceived: '2000.00' })).rejects.toMatchObject({
      problem: { errors: [{ property: 'amountReceived' }] },
    });
    const paid = await decide(feeId, { amountReceived: '2000.00', excessPurposeId: desk.purposeId });
    expect(paid).toMatchObject({ status: 'paid', amountPaid: '1200.00' });
    const found = () => app.call(donations.ofMember, { params: { memberId } }, desk.token);
    const [donation] = await found();
    expect(donation).toMatchObject({ amount: '800.00', paymentStatus: 'paid' });
    expect(donation?.receiptNumber).not.toBe(paid.receiptNumber);
    await app.call(fees.reverse, { params: { id: feeId }, body: { reason: 'Bounced' } }, desk.token);
    expect(await found()).toMatchObject([{ paymentStatus: 'reversed', receiptNumber: null }]);
  });
});

test('one transfer never pays twice, however it is written', async () => {
  const [first, second] = [await desk.renewalWithSlip(), await desk.member()];
  const [{ bank = '', journalNumber = '' } = {}] = (await desk.fee(first.feeId)).payments as never as {
    bank?: string;
    journalNumber?: string;
  }[];
  const { feeId } = await app.call(renewals.create, { body: { memberId: second.id } }, desk.token);
  const params = { id: feeId };
  const same = { ...sampleSlip('2026-11-15'), bank: bank.toLowerCase(), journalNumber: ` ${journalNumber} ` };
  await expect(app.call(fees.sendSlip, { params, body: same })).rejects.toMatchObject({
    status: 409,
    problem: { code: 'already_exists' },
  });
  const inDzongkha = journalNumber.replace(/\d/g, (digit) => '༠༡༢༣༤༥༦༧༨༩'[Number(digit)] ?? '');
  const lookAlike = { ...same, journalNumber: inDzongkha };
  await expect(app.call(fees.sendSlip, { params, body: lookAlike })).rejects.toMatchObject({
    status: 409,
    problem: { code: 'already_exists' },
  });
  const cyrillic = { ...same, journalNumber: journalNumber.replace('J', 'Ј') };
  await expect(app.call(fees.sendSlip, { params, body: cyrillic })).rejects.toMatchObject({
    status: 422,
    problem: {
      errors: [{ property: 'journalNumber', constraints: { rule: expect.stringContaining('A to Z') } }],
    },
  });
  const payment = { method: 'bank_deposit' as const, bank, journalNumber };
  await expect(app.call(fees.update, { params, body: { payment } }, desk.token)).rejects.toMatchObject({
    problem: { code: 'already_exists' },
  });
  await decide(first.feeId, { decision: 'reject', reason: 'Wrong number' });
  expect(await app.call(fees.sendSlip, { params, body: same })).toMatchObject({ paymentStatus: 'pending' });
});

test('with two pairs of eyes, what one enters another verifies, and takes back', async () => {
  const treasurer = await app.signIn('Treasurer');
  const { id: memberId } = await desk.member();
  await wantTwo(app, true);
  const body = { memberId, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const { id, paymentStatus } = await app.call(fees.create, { body }, desk.token);
  expect(paymentStatus).toBe('pending');
  const self = { status: 403, problem: { code: 'self_approval' } };
  await expect(decide(id, {})).rejects.toMatchObject(self);
  expect(await decide(id, {}, treasurer)).toMatchObject({ status: 'paid' });
  const reversal = { params: { id }, body: { reason: 'Mistake' } };
  const asked = await app.send(fees.reverse, reversal, { token: desk.token });
  expect(asked.status).toBe(202);
  expect(await approveAs(app, desk.token, approvalIdOf(asked))).toMatchObject({
    status: 403,
    body: { code: 'self_approval' },
  });
  expect((await desk.fee(id)).status).toBe('paid');
  await wantTwo(app, false);
});

test('two fees of one member that are paid at once never cover the same day', async () => {
  const { id: memberId } = await desk.member();
  const [one, two] = [await desk.renewalWithSlip(), await desk.renewalWithSlip()];
  for (const { feeId, renewalId } of [one, two]) {
    await app.db.updateTable('membershipFees').set({ memberId }).where('id', '=', feeId).execute();
    await app.db.deleteFrom('membershipRenewals').where('id', '=', renewalId).execute();
  }
  await Promise.all([decide(one.feeId, {}), decide(two.feeId, {})]);
  const covered = await app.db
    .selectFrom('coverages')
    .select(['fromDay', 'toDay'])
    .where('memberId', '=', memberId)
    .orderBy('fromDay')
    .execute();
  expect(covered).toEqual([
    { fromDay: '2026-11-15', toDay: '2027-11-14' },
    { fromDay: '2027-11-15', toDay: '2028-11-14' },
    { fromDay: '2028-11-15', toDay: '2029-11-14' },
  ]);
});

test('a fee is removed, with its renewal, only while no money is on its way', async () => {
  const waiting = await desk.renewalWithSlip();
  const wrongState = { problem: { code: 'wrong_state' } };
  await expect(app.call(fees.remove, { params: { id: waiting.feeId } }, desk.token)).rejects.toMatchObject(
    wrongState,
  );
  await decide(waiting.feeId, { decision: 'reject', reason: 'Unreadable' });
  await app.call(fees.remove, { params: { id: waiting.feeId } }, desk.token);
  expect(await app.send(fees.get, { params: { id: waiting.feeId } })).toMatchObject({ status: 404 });
  const [renewal] = await app.call(renewals.ofMember, { params: { memberId: waiting.memberId } }, desk.token);
  expect(renewal).toMatchObject({ status: 'cancelled' });
});
