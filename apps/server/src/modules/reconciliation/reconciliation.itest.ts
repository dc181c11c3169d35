import {
  type BankDecision,
  donations,
  fees,
  type Problem,
  reconciliation,
  settings,
  type StatementPreview,
} from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bankAccount,
  pileCounts,
  type Reconciler,
  reconciler,
  statementFile,
} from '../../testing/bank-statements.ts';
import { openMoneyDesk, sampleSlip } from '../../testing/money-desk.ts';
import { bookFile, booksOf } from '../../testing/payment-sheet.ts';
import { startAppForFile } from '../../testing/office.ts';
import { signInWith as signInWithRights } from '../../testing/sign-in-with.ts';
import { wantTwo } from '../../testing/second-person.ts';

let treasurer: string;
let desk: Reconciler;
const app = await startAppForFile();
const money = await openMoneyDesk(app);
beforeEach(async () => {
  treasurer = await app.signIn('Treasurer');
  desk = reconciler(app, treasurer);
});

/** A slip that waits, and the line that the bank has of it. */
async function slipAndLine(kind: 'donation' | 'fee' = 'donation') {
  const slip = sampleSlip(money.today());
  if (kind === 'donation') {
    const donationId = await money.donation();
    await app.call(donations.sendSlip, { body: { donationId, ...slip } });
    const { reference, payments } = await donation(donationId);
    return {
      dueId: donationId,
      line: lineOf(slip, 50_000, reference),
      paymentId: payments[0]!.id,
      reference,
    };
  }
  const { feeId } = await money.renewalWithSlip();
  const fee = await money.fee(feeId);
  const [payment] = fee.payments;
  const sent = { journalNumber: payment!.journalNumber!, paidOn: payment!.paidOn };
  const line = lineOf(sent, Number(fee.amount) * 100, fee.reference);
  return { dueId: feeId, line, paymentId: payment!.id, reference: fee.reference };
}

const lineOf = (slip: { journalNumber: string; paidOn: string }, amount: number, text: string) => ({
  bookedOn: slip.paidOn,
  amount,
  journalNumber: slip.journalNumber,
  text,
});

async function donation(id: string) {
  const found = await app.call(donations.get, { params: { id } }, money.token);
  if (!('payments' in found)) throw new Error('The whole donation is for staff.');
  return found;
}

const signInWith = (rights: string[]) => signInWithRights(app, money.token, rights);

const problemOf = (answer: { body: unknown }) => answer.body as Problem;

describe('sure matches', () => {
  test('are approved together, fees and donations, each with its receipt and its evidence', async () => {
    const [given, fee] = [await slipAndLine(), await slipAndLine('fee')];
    const statement = await desk.read(statementFile([given.line, fee.line]));
    expect(pileCounts(statement)).toMatchObject({ sure: 2, doubtful: 0 });
    expect(statement.sure.map(({ sort }) => sort)).toEqual(['donation', 'renewal']);
    expect(await desk.approveAll(statement)).toEqual({ approvedCount: 2, failures: [] });
    expect(await donation(given.dueId)).toMatchObject({ paymentStatus: 'paid', receiptNumber: /KM\/R/ });
    expect(await money.fee(fee.dueId)).toMatchObject({ status: 'paid' });
    const decisions = await desk.decisions(statement.id);
    expect(decisions).toMatchObject([
      { kind: 'matched', evidence: { journal: 'same', reference: 'same', amount: 'same', daysLater: 0 } },
      { kind: 'matched', decidedBy: 'The Treasurer' },
    ]);
    expect((await booksOf(app.db)).disagreements).toEqual([]);
  });

  test('one that fails undoes nothing of the others, and says why', async () => {
    const [one, other] = [await slipAndLine(), await slipAndLine()];
    const statement = await desk.read(statementFile([one.line, other.line]));
    const params = { id: one.dueId };
    await app.call(donations.decide, { params, body: { decision: 'reject', reason: 'x' } }, treasurer);
    const { approvedCount, failures } = await desk.approveAll(statement);
    expect(approvedCount).toBe(1);
    expect(failures).toMatchObject([{ message: expect.stringContaining('No longer sure') }]);
    expect(await donation(other.dueId)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('two who approve at once approve each once', async () => {
    const slips = [await slipAndLine(), await slipAndLine(), await slipAndLine()];
    const statement = await desk.read(statementFile(slips.map(({ line }) => line)));
    const both = await Promise.all([desk.approveAll(statement), desk.approveAll(statement)]);
    expect(both[0].approvedCount + both[1].approvedCount).toBe(3);
    expect((await booksOf(app.db)).disagreements).toEqual([]);
  });

  test('fees are left to those who may decide on fees', async () => {
    const { line, dueId } = await slipAndLine('fee');
    const statement = await desk.read(statementFile([line]));
    const clerk = reconciler(app, await signInWith(['read Donation', 'update Donation']));
    const { failures } = await clerk.approveAll(statement);
    expect(failures).toMatchObject([{ message: 'You have no right to decide on membership fees.' }]);
    expect((await money.fee(dueId)).paymentStatus).toBe('pending');
    const [shown] = await clerk.lines(statement.id, 'sure');
    expect(shown?.proposals).toMatchObject([{ payerName: null, membershipCode: null }]);
  });

  test('where two people are wanted, nobody approves what they entered', async () => {
    await wantTwo(app, true);
    const token = await app.signIn('Treasurer');
    const body = {
      donorType: 'non_member' as const,
      donorName: 'Pema Lhamo',
      purposeId: money.purposeId,
      amount: '500',
      payment: { method: 'bank_deposit' as const, journalNumber: '77001122', bank: 'Bank of Bhutan' },
    };
    await app.call(donations.create, { body }, token);
    const line = { bookedOn: money.today(), amount: 50_000, journalNumber: '77001122', text: '' };
    const statement = await desk.read(statementFile([line]));
    const { failures } = await desk.approveAll(statement);
    await wantTwo(app, false);
    expect(failures).toHaveLength(1);
    expect(await desk.approveAll(statement)).toMatchObject({ approvedCount: 1 });
  });
});

describe('doubtful lines', () => {
  test('are matched by a person, with the number of the bank', async () => {
    const { line, dueId, paymentId } = await slipAndLine();
    const journalNumber = `${line.journalNumber.slice(0, -1)}X`;
    const statement = await desk.read(statementFile([{ ...line, journalNumber }]));
    const [shown] = await desk.lines(statement.id, 'doubtful');
    expect(shown).toMatchObject({
      proposals: [{ paymentId, evidence: { journal: 'near', reference: 'same' } }],
    });
    const params = { id: shown!.id };
    const decision = await app.call(reconciliation.match, { params, body: { paymentId } }, treasurer);
    expect(decision).toMatchObject({
      kind: 'matched',
      evidence: { journal: 'near' },
      payment: { status: 'paid' },
    });
    expect((await donation(dueId)).payments[0]).toMatchObject({ journalNumber, status: 'paid' });
  });

  test('that are not this payment are nobody’s, until that is taken back', async () => {
    const { line, paymentId } = await slipAndLine();
    const statement = await desk.read(statementFile([{ ...line, amount: 49_900 }]));
    const [shown] = await desk.lines(statement.id, 'doubtful');
    const params = { id: shown!.id };
    const { id } = await app.call(reconciliation.decline, { params, body: { paymentId } }, treasurer);
    expect(pileCounts(await desk.get(statement.id))).toMatchObject({ doubtful: 0, unmatched: 1 });
    const body = { reason: 'It is, after all', reversesPayment: false };
    await app.call(reconciliation.takeBack, { params: { id }, body }, treasurer);
    expect(pileCounts(await desk.get(statement.id))).toMatchObject({ doubtful: 1, unmatched: 0 });
  });
});

/** A credit that nobody sent a slip for. */
const credit = (journalNumber: string, amount = 210_000) => ({
  bookedOn: money.today(),
  amount,
  journalNumber,
  text: 'TASHI PHUNTSHO LAMPS FOR MOTHER',
});
const unmatchedLine = async (line: ReturnType<typeof credit>) => {
  const statement = await desk.read(statementFile([line]));
  const [shown] = await desk.lines(statement.id, 'unmatched');
  return { statement, params: { id: shown!.id } };
};

describe('credits without a slip', () => {
  test('are never booked as another currency, nor as cash that waits to be checked', async () => {
    const given = { donorType: 'anonymous' as const, purposeId: money.purposeId };
    const dollars = await app.call(
      donations.create,
      { body: { ...given, amount: '100', currency: 'USD' } },
      money.token,
    );
    const cash = await app.call(
      donations.create,
      { body: { ...given, amount: '2100', payment: { method: 'cash', paymentStatus: 'pending' } } },
      money.token,
    );
    const { params } = await unmatchedLine(credit('77340001'));
    for (const dueId of [dollars.id, cash.id]) {
      const body = { dueKind: 'donation' as const, dueId };
      const refused = await app.send(reconciliation.assign, { params, body }, { token: treasurer });
      expect([refused.status, problemOf(refused).code]).toEqual([409, 'wrong_state']);
    }
    expect((await donation(dollars.id)).payments).toEqual([]);
    expect((await donation(cash.id)).paymentStatus).toBe('pending');
  });

  test('become a donation with the day, the sum and the number of the bank', async () => {
    const { params, statement } = await unmatchedLine(credit('48107733'));
    const body = {
      donorType: 'non_member' as const,
      donorName: 'Tashi Phuntsho',
      purposeId: money.purposeId,
    };
    const headers = { 'idempotency-key': 'credit-48107733' };
    const record = () => app.send(reconciliation.donate, { params, body }, { token: treasurer, headers });
    const recorded = await record();
    expect(await record()).toMatchObject({
      headers: { 'idempotency-replayed': 'true' },
      body: recorded.body,
    });
    const decision = recorded.body as BankDecision;
    expect(decision).toMatchObject({ kind: 'recorded', payment: { amount: '2100.00', status: 'paid' } });
    expect(await donation(decision.payment!.dueId)).toMatchObject({
      donorName: 'Tashi Phuntsho',
      paymentStatus: 'paid',
      payments: [{ journalNumber: '48107733', bank: 'Bank of Bhutan', method: 'bank_deposit' }],
    });
    expect(pileCounts(await desk.get(statement.id))).toMatchObject({ unmatched: 0, decided: 1 });
    const second = await app.send(reconciliation.donate, { params, body }, { token: treasurer });
    expect(second.status).toBe(409);
  });

  test('pay an open fee or donation, and approve what waits for it', async () => {
    const open = await money.donation('2100.00');
    const first = await unmatchedLine(credit('48107744'));
    const assigned = { params: first.params, body: { dueKind: 'donation' as const, dueId: open } };
    const keyed = { token: treasurer, headers: { 'idempotency-key': 'credit-48107744' } };
    const recorded = await app.send(reconciliation.assign, assigned, keyed);
    expect(recorded).toMatchObject({ status: 200, body: { kind: 'recorded' } });
    expect((await app.send(reconciliation.assign, assigned, keyed)).body).toEqual(recorded.body);
    expect(await donation(open)).toMatchObject({ paymentStatus: 'paid', amountPaid: '2100.00' });

    const waiting = await slipAndLine();
    const second = await unmatchedLine(credit('48107755', 65_000));
    const body = { dueKind: 'donation' as const, dueId: waiting.dueId };
    const approved = await app.send(
      reconciliation.assign,
      { params: second.params, body },
      { token: treasurer, headers: { 'idempotency-key': 'credit-48107755' } },
    );
    expect(approved.body).toMatchObject({ kind: 'matched', payment: { paymentId: waiting.paymentId } });
    expect(await donation(waiting.dueId)).toMatchObject({ amountPaid: '650.00' });
  });

  test('of more than a fee leaves open are refused, and nothing changes', async () => {
    const { dueId } = await slipAndLine('fee');
    const { params } = await unmatchedLine(credit('48107766', 99_000_000));
    const body = { dueKind: 'fee' as const, dueId };
    const token = await app.signIn('Administrator');
    const answer = await app.send(reconciliation.assign, { params, body }, { token });
    expect(answer.status).toBe(422);
    expect((await money.fee(dueId)).paymentStatus).toBe('pending');
  });

  test('are set aside, and that is taken back', async () => {
    const { params, statement } = await unmatchedLine(credit('48107777'));
    const { id } = await app.call(reconciliation.setAside, { params, body: { note: 'Rent' } }, treasurer);
    expect(pileCounts(await desk.get(statement.id))).toMatchObject({ decided: 1 });
    const body = { reason: 'Not rent', reversesPayment: false };
    await app.call(reconciliation.takeBack, { params: { id }, body }, treasurer);
    expect(pileCounts(await desk.get(statement.id))).toMatchObject({ decided: 0, unmatched: 1 });
    const again = await app.send(reconciliation.takeBack, { params: { id }, body }, { token: treasurer });
    expect(problemOf(again)).toMatchObject({ code: 'wrong_state' });
  });
});

async function matched() {
  const given = await slipAndLine();
  const statement = await desk.read(statementFile([given.line]));
  await desk.approveAll(statement);
  const [decision] = await desk.decisions(statement.id);
  return { ...given, statement, params: { id: decision!.id } };
}

describe('taking a match back', () => {
  test('of a fee asks for the right that making it asked for', async () => {
    const { line, dueId } = await slipAndLine('fee');
    const administrator = await app.signIn('Administrator');
    const statement = await reconciler(app, administrator).read(statementFile([line]));
    await reconciler(app, administrator).approveAll(statement);
    const [decision] = await desk.decisions(statement.id);
    const input = {
      params: { id: decision!.id },
      body: { reason: 'Another payer', reversesPayment: false },
    };
    const clerk = await signInWith(['read Donation', 'update Donation', 'manage Donation']);
    const refused = await app.send(reconciliation.takeBack, input, { token: clerk });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect((await desk.decisions(statement.id))[0]).toMatchObject({ takenBackAt: null });
    expect((await money.fee(dueId)).paymentStatus).toBe('paid');
    const trusted = await signInWith(['read Donation', 'update Donation', 'read Member', 'update Member']);
    const done = await app.send(reconciliation.takeBack, input, { token: trusted });
    expect(done).toMatchObject({ status: 200, body: { reason: 'Another payer' } });
  });

  test('reverses the payment and voids the receipt, with the reason on record', async () => {
    const { params, dueId, statement } = await matched();
    const body = { reason: 'Another Pema Lhamo', reversesPayment: true };
    const decision = await app.call(reconciliation.takeBack, { params, body }, treasurer);
    expect(decision).toMatchObject({ reason: 'Another Pema Lhamo', takenBackBy: 'The Treasurer' });
    expect(await donation(dueId)).toMatchObject({
      paymentStatus: 'reversed',
      payments: [{ receipt: { voidReason: 'Another Pema Lhamo' } }],
    });
    expect(pileCounts(await desk.get(statement.id))).toMatchObject({ sure: 0, double: 0, decided: 0 });
    expect((await booksOf(app.db)).disagreements).toEqual([]);
  });

  test('leaves the books alone where only the line was wrong', async () => {
    const { params, dueId, statement } = await matched();
    const body = { reason: 'Another line', reversesPayment: false };
    await app.call(reconciliation.takeBack, { params, body }, treasurer);
    expect(await donation(dueId)).toMatchObject({ paymentStatus: 'paid' });
    expect(pileCounts(await desk.get(statement.id))).toMatchObject({ double: 1, decided: 0 });
  });

  test('a reversal of a fee needs the right to manage members', async () => {
    const { line, dueId } = await slipAndLine('fee');
    const chief = reconciler(app, money.token);
    const statement = await chief.read(statementFile([line]));
    await chief.approveAll(statement);
    const [decision] = await chief.decisions(statement.id);
    const call = { params: { id: decision!.id }, body: { reason: 'x', reversesPayment: true } };
    const answer = await app.send(reconciliation.takeBack, call, { token: treasurer });
    expect(answer.status).toBe(403);
    expect((await money.fee(dueId)).status).toBe('paid');
    await app.call(reconciliation.takeBack, call, money.token);
    expect((await money.fee(dueId)).paymentStatus).toBe('reversed');
    await app.call(fees.get, { params: { id: dueId } }, money.token);
  });
});

describe('statements', () => {
  test('that overlap, and a line that was read twice, are decided on once', async () => {
    const { line } = await slipAndLine();
    const first = await desk.read(statementFile([line, line]));
    expect(pileCounts(first)).toMatchObject({ sure: 1, double: 1 });
    const overlapping = await desk.read(statementFile([line], 'overlapping.csv'), 'bank of bhutan 200014385');
    expect(pileCounts(overlapping)).toMatchObject({ sure: 1, double: 0 });
    const [shown] = await desk.lines(overlapping.id, 'sure');
    expect(shown).toMatchObject({ repeats: { statementId: first.id, lineNumber: 2 }, counted: null });
    app.clock.advance({ seconds: 1 });
    expect(await desk.approveAll(overlapping)).toMatchObject({ approvedCount: 1 });
    const params = { id: shown!.id };
    const answer = await app.send(reconciliation.setAside, { params, body: {} }, { token: treasurer });
    expect(problemOf(answer).detail).toContain('decided already');
    for (const { id } of [first, overlapping])
      expect(await desk.get(id)).toMatchObject({ toDecide: { all: 1, done: 1 } });
    expect(await desk.decisions(overlapping.id)).toMatchObject([{ kind: 'matched', lineNumber: 2 }]);
    app.clock.advance({ seconds: 1 });
    const later = await desk.read(statementFile([line], 'later.csv'));
    expect(later.toDecide).toEqual({ all: 0, done: 0 });
    const [counted] = await desk.lines(later.id, 'double');
    expect(counted?.counted).toMatchObject({ kind: 'matched', payment: { status: 'paid' } });
    expect(await desk.decisions(later.id)).toEqual([]);
  });

  test('two that are read at once share every line, and each is approved once', async () => {
    const lines = await Promise.all(Array.from({ length: 5 }, async () => (await slipAndLine()).line));
    const both = await Promise.all([
      desk.read(statementFile(lines, 'one.csv')),
      desk.read(statementFile(lines.toReversed(), 'two.csv')),
    ]);
    expect(both.map((statement) => pileCounts(statement).sure)).toEqual([5, 5]);
    const approved = await Promise.all(both.map((statement) => desk.approveAll(statement)));
    expect(approved.reduce((sum, { approvedCount }) => sum + approvedCount, 0)).toBe(5);
  });

  test('alike lines without a journal number are two payments, and are known again', async () => {
    const line = { bookedOn: money.today(), amount: 33_300, journalNumber: '', text: 'CASH DEPOSIT' };
    expect(pileCounts(await desk.read(statementFile([line, line])))).toMatchObject({ unmatched: 2 });
    expect(pileCounts(await desk.read(statementFile([line, line, line])))).toMatchObject({
      unmatched: 3,
      double: 0,
    });
    const kept = app.db.selectFrom('bankLines').select('id').where('amount', '=', 33_300);
    expect(await kept.where('repeats', 'is', null).execute()).toHaveLength(3);
  });

  test('of a bank with columns of its own are read as the last one was', async () => {
    const file = () => bookFile([{ Tag: money.today(), Betrag: '1,200.00 CR', Zweck: 'Lamps' }]);
    const account = 'Another bank 1';
    const preview = (await app.call(
      reconciliation.read,
      { body: { file: file(), account, mode: 'preview' } },
      treasurer,
    )) as StatementPreview;
    expect(preview).toMatchObject({ isRemembered: false, problem: expect.stringContaining('Date') });
    expect(preview.columns[1]).toMatchObject({ name: 'Betrag', field: null, samples: ['1,200.00 CR'] });
    const refused = await app.send(
      reconciliation.read,
      { body: { file: file(), account } },
      { token: treasurer },
    );
    expect(problemOf(refused).errors).toMatchObject([{ property: 'mapping' }]);
    const mapping = JSON.stringify({ Tag: 'bookedOn', Betrag: 'amount', Zweck: 'description' });
    await app.call(reconciliation.read, { body: { file: file(), account, mapping } }, treasurer);
    const next = bookFile([{ Tag: money.today(), Betrag: '900', Zweck: 'More lamps' }]);
    expect(pileCounts(await desk.read(next, account))).toMatchObject({ unmatched: 1 });
  });

  test('with totals and balances where dates stand are read without them, and controls are no text', async () => {
    const file = bookFile([
      { 'Txn Date': 'Opening balance', Particulars: '', Deposits: '12,000.00' },
      { 'Txn Date': '20261101', Particulars: 'Lamps\u0007\u001B[31m', Deposits: '640' },
      { 'Txn Date': 'Total', Particulars: '', Deposits: '640.00' },
      { 'Txn Date': 'Balance c/f', Particulars: '', Deposits: '12,640.00' },
    ]);
    const statement = await desk.read(file, 'A bank that adds up');
    expect(statement).toMatchObject({ lineCount: 1, firstDay: '2026-11-01' });
    const [line] = await desk.lines(statement.id, 'unmatched');
    expect(line).toMatchObject({ description: 'Lamps [31m', amount: '640.00' });
  });

  test.each([
    [
      'a day that is none',
      { 'Txn Date': '32/13/2026', Deposits: '5' },
      'Row 2, Date: cannot read “32/13/2026”.',
    ],
    [
      'a sum that is none',
      { 'Txn Date': '2026-11-01', Deposits: 'five' },
      'Row 2, Money in: cannot read “five”.',
    ],
    ['no sum at all', { 'Txn Date': '2026-11-01', Deposits: '' }, 'has no line with a date and an amount'],
    ['a day to come', { 'Txn Date': '2031-11-01', Deposits: '5' }, 'Row 2: 2031-11-01 lies in the future.'],
  ])('with %s are refused by name, and nothing is kept', async (_, row, message) => {
    const before = (await app.call(reconciliation.list, {}, treasurer)).meta.itemCount;
    const file = bookFile([{ Particulars: 'x', ...row }]);
    const call = { body: { file, account: bankAccount } };
    const answer = await app.send(reconciliation.read, call, { token: treasurer });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(problemOf(answer).errors)).toContain(message);
    expect((await app.call(reconciliation.list, {}, treasurer)).meta.itemCount).toBe(before);
  });

  test('are listed with their accounts, those of the centre first', async () => {
    const account = { bank: 'Zhemgang Bank', accountName: 'The centre', accountNumber: '200900111' };
    await app.call(settings.update, { body: { bankAccounts: [account] } }, money.token);
    const { data, accounts } = await app.call(reconciliation.list, { query: { take: 100 } }, treasurer);
    expect(data.length).toBeGreaterThan(3);
    expect(accounts).toContain('Another bank 1');
    expect(accounts[0]).toBe('Zhemgang Bank 200900111');
  });
});
