import {
  type Approval,
  approvals,
  type CallOf,
  type Donation,
  cardPayments,
  donations,
  type Endpoint,
  fees,
  members,
  receipts,
  reconciliation,
  renewals,
  settings,
} from '@kathok/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reconciler, statementFile } from '../testing/bank-statements.ts';
import { openCardDesk } from '../testing/card-desk.ts';
import { startOffice } from '../testing/office.ts';
import { sampleSlip } from '../testing/money-desk.ts';
import { sampleMember } from '../testing/register-samples.ts';
import { approvalIdOf, approveAs, moreAdministrators, wantTwo } from '../testing/second-person.ts';
import { findDisagreements } from '../verify/verify.ts';

const { app, desk } = await startOffice();
const card = await openCardDesk(app);
const bank = reconciler(app, desk.token);
const staff = await moreAdministrators(app, desk.token, ['Dorji', 'Tshering', 'Wangmo', 'Sonam', 'Yeshey']);
const [submitter, verifier, asker, other, fifth] = staff as [
  (typeof staff)[number],
  (typeof staff)[number],
  (typeof staff)[number],
  (typeof staff)[number],
  (typeof staff)[number],
];
afterAll(async () => {
  const disagreements = await findDisagreements(app.db);
  if (disagreements.length > 0) throw new Error(JSON.stringify(disagreements));
});
beforeEach(() => wantTwo(app, true));

const self = { status: 403, body: { code: 'self_approval' } };
const donation = async (id: string) =>
  (await app.call(donations.get, { params: { id } }, desk.token)) as Donation;
const listed = async (query: object = {}, token = other.token) =>
  (await app.call(approvals.list, { query: { take: 100, ...query } }, token)).data;
const waitingFor = async (entityId: string) => (await listed({ entityId }))[0] as Approval;

/** A donation in cash that one entered and another verified. */
async function paidDonation(amount = '500.00') {
  const body = {
    donorType: 'non_member' as const,
    donorName: 'Pema Lhamo',
    purposeId: desk.purposeId,
    amount,
    payment: { method: 'cash' as const },
  };
  const { id } = await app.call(donations.create, { body }, submitter.token);
  const approved = await app.send(
    donations.decide,
    { params: { id }, body: { decision: 'approve' } },
    { token: verifier.token },
  );
  expect(approved.status).toBe(200);
  return id;
}

async function paidFee() {
  await wantTwo(app, false);
  const { id: memberId } = await desk.member();
  await wantTwo(app, true);
  const body = { memberId, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const { id } = await app.call(fees.create, { body }, submitter.token);
  await app.call(fees.decide, { params: { id }, body: { decision: 'approve' } }, verifier.token);
  return id;
}

async function openRegistration() {
  return (await app.call(members.create, { body: sampleMember(desk.ids) }, submitter.token)).id;
}
const registrationFee = async (memberId: string) =>
  (await app.call(fees.list, { query: { memberId } }, desk.token)).data[0]!.id;

/** A fee that was cancelled is not found any more. */
const isThere = async (id: string) =>
  (await app.send(fees.get, { params: { id } }, { token: desk.token })).status === 200;

interface Act {
  name: string;
  make: () => Promise<string>;
  ask: (id: string, token: string) => Promise<{ status: number; body: unknown }>;
  /** How it shows that nothing, or something, has happened. */
  state: (id: string) => Promise<unknown>;
  before: unknown;
  after: unknown;
  /** Who took part before anybody asked. */
  earlier: readonly { token: string }[];
}

const send = <E extends Endpoint>(endpoint: E, input: CallOf<E>, token: string) =>
  app.send(endpoint, input, { token });
const reason = 'A mistake at the desk';
const status = async (id: string) => (await donation(id)).paymentStatus;
const feeStatus = async (id: string) => (await desk.fee(id)).paymentStatus;
const both = [submitter, verifier];

const acts: Act[] = [
  {
    name: 'a donation is reversed',
    make: () => paidDonation(),
    ask: (id, token) => send(donations.reverse, { params: { id }, body: { reason } }, token),
    state: status,
    before: 'paid',
    after: 'reversed',
    earlier: both,
  },
  {
    name: 'a donation is corrected',
    make: () => paidDonation(),
    ask: (id, token) =>
      send(donations.correct, { params: { id }, body: { reason, amount: '400.00' } }, token),
    state: async (id) => (await donation(id)).amountPaid,
    before: '500.00',
    after: '400.00',
    earlier: both,
  },
  {
    name: 'a donation turns out to be another person’s',
    make: () => paidDonation(),
    ask: (id, token) =>
      send(
        donations.correct,
        { params: { id }, body: { reason, donorType: 'non_member', donorName: 'Sangay' } },
        token,
      ),
    state: status,
    before: 'paid',
    after: 'reversed',
    earlier: both,
  },
  {
    name: 'a receipt becomes void',
    make: () => paidDonation(),
    ask: async (id, token) => {
      const receipt = (await donation(id)).payments[0]?.receipt?.id ?? '';
      return send(receipts.void, { params: { id: receipt }, body: { reason } }, token);
    },
    state: status,
    before: 'paid',
    after: 'reversed',
    earlier: both,
  },
  {
    name: 'a fee is reversed',
    make: paidFee,
    ask: (id, token) => send(fees.reverse, { params: { id }, body: { reason } }, token),
    state: feeStatus,
    before: 'paid',
    after: 'reversed',
    earlier: both,
  },
  {
    name: 'a fee was a donation',
    make: paidFee,
    ask: (id, token) =>
      send(fees.correct, { params: { id }, body: { reason, purposeId: desk.purposeId } }, token),
    state: feeStatus,
    before: 'paid',
    after: 'reversed',
    earlier: both,
  },
  {
    name: 'what joining costs is waived',
    make: async () => registrationFee(await openRegistration()),
    ask: (id, token) => send(fees.waive, { params: { id }, body: { reason } }, token),
    state: async (id) => (await desk.fee(id)).status,
    before: 'open',
    after: 'waived',
    earlier: [],
  },
  {
    name: 'what joining costs is written off',
    make: async () => registrationFee(await openRegistration()),
    ask: (id, token) => send(fees.remove, { params: { id } }, token),
    state: isThere,
    before: true,
    after: false,
    earlier: [],
  },
  {
    name: 'a slip is verified with another sum',
    make: async () => {
      const id = await desk.donation();
      const given = { method: 'cash' as const, paidOn: desk.today() };
      await app.call(donations.update, { params: { id }, body: { payment: given } }, submitter.token);
      return id;
    },
    ask: (id, token) =>
      send(
        donations.decide,
        { params: { id }, body: { decision: 'approve', amountReceived: '450.00' } },
        token,
      ),
    state: async (id) => (await donation(id)).amountPaid,
    before: '0.00',
    after: '450.00',
    earlier: [submitter],
  },
  {
    name: 'a slip that came without an account is verified',
    make: () => desk.donationWithSlip(),
    ask: (id, token) => send(donations.decide, { params: { id }, body: { decision: 'approve' } }, token),
    state: status,
    before: 'pending',
    after: 'paid',
    earlier: [],
  },
  {
    name: 'a renewal whose slip came without an account is verified',
    make: async () => (await desk.renewalWithSlip()).feeId,
    ask: async (feeId, token) => {
      const { renewalId } = await desk.fee(feeId);
      return send(renewals.decide, { params: { id: renewalId ?? '' }, body: { decision: 'approve' } }, token);
    },
    state: feeStatus,
    before: 'pending',
    after: 'paid',
    earlier: [],
  },
  {
    name: 'the payer of a slip becomes another one',
    make: () => desk.donationWithSlip(),
    ask: (id, token) => send(donations.update, { params: { id }, body: { donorName: 'Sangay' } }, token),
    state: async (id) => (await donation(id)).donorName,
    before: 'Pema Lhamo',
    after: 'Sangay',
    earlier: [],
  },
];

describe.each(acts)('where two are wanted and $name', ({ make, ask, state, before, after, earlier }) => {
  test('it waits for somebody who took no part', async () => {
    // Members join without paying before two are wanted.
    await wantTwo(app, earlier.length > 0);
    const id = await make();
    await wantTwo(app, true);
    const asked = await ask(id, asker.token);
    expect(asked).toMatchObject({ status: 202, body: { approvalId: expect.any(String) } });
    const approvalId = approvalIdOf(asked);
    // Two clicks of one person: the same again, and no effect.
    expect(await ask(id, asker.token)).toEqual(expect.objectContaining({ status: 202, body: asked.body }));
    for (const { token } of [asker, ...earlier])
      expect(await approveAs(app, token, approvalId)).toMatchObject(self);
    expect(await state(id)).toEqual(before);

    const shown = await waitingFor(id);
    expect(shown).toMatchObject({ id: approvalId, state: 'waiting', mayDecide: true });
    expect(shown.askedBy.name).toBe(asker.name);
    expect(shown.changes.length).toBeGreaterThan(0);
    const able = shown.waitsFor.map(({ name }) => name);
    expect(able).toContain(other.name);
    expect(able).not.toContain(asker.name);

    const done = await approveAs(app, other.token, approvalId);
    expect(done).toMatchObject({ status: 200, body: { state: 'approved', decidedBy: { name: other.name } } });
    expect(await state(id)).toEqual(after);
    expect(await approveAs(app, fifth.token, approvalId)).toMatchObject({ status: 409 });
    const told = (await app.outbox()).filter(({ kind }) => kind === 'approval_decided');
    expect(told.at(-1)).toMatchObject({ recipient: 'wangmo@example.bt' });
  });
});

test('where one is enough, nothing waits', async () => {
  await wantTwo(app, false);
  const id = await desk.donationWithSlip();
  const approval = { params: { id }, body: { decision: 'approve' as const, amountReceived: '1.00' } };
  expect((await send(donations.decide, approval, desk.token)).status).toBe(200);
  const reversal = { params: { id }, body: { reason } };
  expect((await send(donations.reverse, reversal, desk.token)).status).toBe(200);
});

test('the second verifier of a slip without an account may press the same button', async () => {
  const id = await desk.donationWithSlip();
  const body = { decision: 'approve' as const };
  expect((await send(donations.decide, { params: { id }, body }, asker.token)).status).toBe(202);
  const another = { ...body, amountReceived: '2.00' };
  expect((await send(donations.decide, { params: { id }, body: another }, other.token)).status).toBe(409);
  expect(await send(donations.decide, { params: { id }, body }, other.token)).toMatchObject({
    status: 200,
    body: { paymentStatus: 'paid' },
  });
  expect(await listed({ entityId: id })).toEqual([]);
  expect(await listed({ entityId: id, state: 'decided' })).toMatchObject([
    { state: 'approved', decidedBy: { name: other.name }, changes: [] },
  ]);
});

test('of ten who approve at once exactly one wins', async () => {
  const id = await paidDonation();
  const asked = await send(donations.reverse, { params: { id }, body: { reason } }, asker.token);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      approveAs(app, (at % 2 ? other : fifth).token, approvalIdOf(asked)),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
  const { payments } = await donation(id);
  expect(payments.map((payment) => payment.status)).toEqual(['reversed']);
});

test('of ten who ask at once one is heard', async () => {
  const id = await paidDonation();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      send(
        donations.reverse,
        { params: { id }, body: { reason: `Reason ${at}` } },
        (at % 2 ? asker : other).token,
      ),
    ),
  );
  expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
  expect(await listed({ entityId: id })).toHaveLength(1);
});

test('what changed meanwhile is told to both, and nothing is done', async () => {
  const id = await desk.donationWithSlip();
  const asked = await send(
    donations.decide,
    { params: { id }, body: { decision: 'approve', amountReceived: '300.00' } },
    asker.token,
  );
  const rejection = { params: { id }, body: { decision: 'reject' as const, reason: 'No such transfer' } };
  expect((await send(donations.decide, rejection, fifth.token)).status).toBe(200);
  const late = await approveAs(app, other.token, approvalIdOf(asked));
  expect(late).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  expect(await listed({ entityId: id, state: 'decided' })).toMatchObject([{ state: 'outdated' }]);
  expect(await status(id)).toBe('rejected');

  // Another slip by now: what was looked at is not what would be approved.
  const second = await desk.donationWithSlip();
  const first = await send(
    donations.decide,
    { params: { id: second }, body: { decision: 'approve', amountReceived: '300.00' } },
    asker.token,
  );
  await send(donations.decide, { ...rejection, params: { id: second } }, fifth.token);
  await app.call(donations.sendSlip, { body: { donationId: second, ...sampleSlip(desk.today()) } });
  const { status: code, body } = await approveAs(app, other.token, approvalIdOf(first));
  expect([code, (body as { detail: string }).detail]).toEqual([
    409,
    expect.stringMatching(/Then: BTN 500.00 open; 500.00 pending\. Now: .*rejected/),
  ]);
  const mails = (await app.outbox()).filter(({ subject }) => subject.startsWith('No longer possible'));
  expect(mails).toHaveLength(2);
});

test('a no needs a reason, changes nothing and is told', async () => {
  const id = await paidDonation();
  const asked = await send(
    donations.correct,
    { params: { id }, body: { reason, amount: '400.00' } },
    asker.token,
  );
  const params = { id: approvalIdOf(asked) };
  expect((await send(approvals.decline, { params, body: {} as never }, other.token)).status).toBe(422);
  expect(await send(approvals.decline, { params, body: { reason: 'No' } }, verifier.token)).toMatchObject(
    self,
  );
  const no = { params, body: { reason: 'The slip says 500' } };
  expect(await send(approvals.decline, no, other.token)).toMatchObject({
    status: 200,
    body: { state: 'declined', decisionReason: 'The slip says 500' },
  });
  expect((await send(approvals.decline, no, other.token)).status).toBe(409);
  expect((await donation(id)).amountPaid).toBe('500.00');
  // All of them were written at one moment of the clock.
  const told = (await app.outbox()).map(({ body }) => body);
  expect(told).toContainEqual(expect.stringContaining('The slip says 500'));
  const row = await app.db
    .selectFrom('approvals')
    .select(['arguments', 'changes'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  expect(row).toEqual({ arguments: null, changes: [] });
});

test('who corrected once does not approve the next correction', async () => {
  const id = await paidDonation();
  const correct = (amount: string, token: string) =>
    send(donations.correct, { params: { id }, body: { reason, amount } }, token);
  await approveAs(app, other.token, approvalIdOf(await correct('400.00', asker.token)));
  const again = approvalIdOf(await correct('450.00', submitter.token));
  for (const { token } of [submitter, verifier, asker, other])
    expect(await approveAs(app, token, again)).toMatchObject(self);
  expect((await approveAs(app, fifth.token, again)).status).toBe(200);
  expect((await donation(id)).amountPaid).toBe('450.00');
});

test('only the right of the act decides, and only who may read sees it', async () => {
  const fee = await paidFee();
  const asked = await send(fees.reverse, { params: { id: fee }, body: { reason } }, asker.token);
  const treasurer = await app.signIn('Treasurer');
  const auditor = await app.signIn('Auditor');
  // A treasurer updates members, and does not manage them.
  expect(await approveAs(app, treasurer, approvalIdOf(asked))).toMatchObject({
    status: 403,
    body: { code: 'not_allowed' },
  });
  expect(await approveAs(app, auditor, approvalIdOf(asked))).toMatchObject({ status: 403 });
  expect((await listed({ entityId: fee }, auditor)).map(({ mayDecide }) => mayDecide)).toEqual([false]);
  const member = await app.signIn('Member');
  expect((await app.send(approvals.list, { query: {} }, { token: member })).status).toBe(403);
  expect((await desk.fee(fee)).paymentStatus).toBe('paid');
});

test('the bank is asked to send money back only once somebody else has approved', async () => {
  const id = await desk.donation();
  const { transactionId } = await card.pay(id, { refundAnswer: 'accept' });
  const sentBack = () => card.orders.get(transactionId)?.givenBackMinor ?? 0;
  const asked = await send(cardPayments.refundDonation, { params: { id }, body: { reason } }, asker.token);
  expect([asked.status, sentBack()]).toEqual([202, 0]);
  expect(await approveAs(app, asker.token, approvalIdOf(asked))).toMatchObject(self);
  const answers = await Promise.all(
    [other, fifth].map(({ token }) => approveAs(app, token, approvalIdOf(asked))),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  expect([sentBack(), await status(id)]).toEqual([50_000, 'reversed']);
});

/** A slip, and a statement with a credit of its number and so much more. */
async function slipAndLine(beyond: number) {
  const id = await desk.donationWithSlip();
  const [slip] = (await donation(id)).payments;
  const line = {
    bookedOn: desk.today(),
    amount: 50_000 + beyond,
    journalNumber: slip?.journalNumber ?? '',
    text: 'TRF',
  };
  const statement = await bank.read(statementFile([line]));
  return { id, statement, paymentId: slip?.id ?? '' };
}

describe('a line of the bank', () => {
  test('of the same sum is enough beside one verifier, and reversing it waits', async () => {
    const { id, statement } = await slipAndLine(0);
    expect(await bank.approveAll(statement)).toMatchObject({ approvedCount: 1 });
    expect(await status(id)).toBe('paid');
    const [decision] = await bank.decisions(statement.id);
    const body = { reason, reversesPayment: true };
    const back = { params: { id: decision?.id ?? '' }, body };
    const asked = await send(reconciliation.takeBack, back, asker.token);
    expect([asked.status, await status(id)]).toEqual([202, 'paid']);
    expect((await approveAs(app, other.token, approvalIdOf(asked))).status).toBe(200);
    expect(await status(id)).toBe('reversed');
  });

  test('with another sum than the payer named waits', async () => {
    const { id, statement, paymentId } = await slipAndLine(2500);
    const [line] = await bank.lines(statement.id, 'doubtful');
    const match = { params: { id: line?.id ?? '' }, body: { paymentId } };
    const asked = await send(reconciliation.match, match, asker.token);
    expect([asked.status, await status(id)]).toEqual([202, 'pending']);
    expect((await waitingFor(id)).changes).toContainEqual({
      field: 'amount',
      before: '500.00',
      after: '525.00',
    });
    expect(await approveAs(app, asker.token, approvalIdOf(asked))).toMatchObject(self);
    expect((await approveAs(app, other.token, approvalIdOf(asked))).status).toBe(200);
    expect((await donation(id)).amountPaid).toBe('525.00');
  });
});

test('a member who joins without paying waits as a whole', async () => {
  const body = { ...sampleMember(desk.ids), waiveFee: true };
  const asked = await send(members.create, { body }, asker.token);
  expect(asked.status).toBe(202);
  const found = async () =>
    (await app.call(members.list, { query: { q: body.identityNumber } }, desk.token)).data;
  expect(await found()).toEqual([]);
  expect((await approveAs(app, other.token, approvalIdOf(asked))).status).toBe(200);
  expect(await found()).toMatchObject([{ name: body.name, status: 'active' }]);
});

const read = () => app.call(settings.get, {}, desk.token);

describe('the settings that all of this hangs on', () => {
  const account = { bank: 'Bank of Bhutan', accountName: 'Kathok', accountNumber: '200014385', qr: null };

  test('a new account waits, and the rest is saved', async () => {
    const body = { bankAccounts: [account], paperFooter: 'Kadinche' };
    const asked = await send(settings.update, { body }, asker.token);
    expect(asked.status).toBe(202);
    expect(await read()).toMatchObject({ bankAccounts: [], paperFooter: 'Kadinche' });
    expect(await approveAs(app, asker.token, approvalIdOf(asked))).toMatchObject(self);
    const [shown] = (await listed()).filter(({ act }) => act === 'change_settings');
    expect(shown?.changes).toEqual([
      { field: 'bankAccounts', before: '–', after: 'Bank of Bhutan, Kathok, 200014385' },
    ]);
    expect((await approveAs(app, other.token, approvalIdOf(asked))).status).toBe(200);
    expect((await read()).bankAccounts).toEqual([account]);
  });

  test('nobody alone ends the rule of two, and everybody alone begins it', async () => {
    const off = { body: { requireSecondPerson: false } };
    const asked = await send(settings.update, off, asker.token);
    expect(asked.status).toBe(202);
    expect((await read()).requireSecondPerson).toBe(true);
    expect((await approveAs(app, other.token, approvalIdOf(asked))).status).toBe(200);
    expect((await read()).requireSecondPerson).toBe(false);
    const on = await send(settings.update, { body: { requireSecondPerson: true } }, asker.token);
    expect(on.status).toBe(200);
  });
});
