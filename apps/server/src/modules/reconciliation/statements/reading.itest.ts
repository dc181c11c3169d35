import { donations, fees, reconciliation, type Statement, type StatementPreview } from '@kathok/contract';
import { expect, test } from 'vitest';
import { pileCounts, reconciler, statementFile } from '../../../testing/bank-statements.ts';
import { openMoneyDesk } from '../../../testing/money-desk.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const desk = reconciler(app, money.token);

const credit = (amount: number, journalNumber: string, bookedOn = money.today(), text = '') => ({
  bookedOn,
  amount,
  journalNumber,
  text,
});

/** A renewal whose payer sent 300 more than the fee, which was taken as a donation. */
async function overpaid() {
  const { feeId } = await money.renewalWithSlip();
  const fee = await money.fee(feeId);
  const amountReceived = (Number(fee.amount) + 300).toFixed(2);
  const body = { decision: 'approve' as const, amountReceived, excessPurposeId: money.purposeId };
  await app.call(fees.decide, { params: { id: feeId }, body }, money.token);
  const { journalNumber } = await app.db
    .selectFrom('payments')
    .select('journalNumber')
    .where('feeId', '=', feeId)
    .executeTakeFirstOrThrow();
  return { feeId, amount: Math.round(Number(amountReceived) * 100), journalNumber: journalNumber! };
}

test('an overpaid slip that became a fee and a donation is known again by its whole sum', async () => {
  const { feeId, amount, journalNumber } = await overpaid();
  const statement = await desk.read(statementFile([credit(amount, journalNumber)]));
  expect(pileCounts(statement)).toMatchObject({ double: 1, unmatched: 0 });
  const [line] = await desk.lines(statement.id, 'double');
  expect(line?.proposals).toMatchObject([{ dueId: feeId, evidence: { amount: 'same', journal: 'same' } }]);
});

test('so is one whose donation was corrected since, by what all its parts are now', async () => {
  const { amount, journalNumber } = await overpaid();
  const { id } = await app.db
    .selectFrom('payments')
    .select('donationId as id')
    .where('journalNumber', '=', journalNumber)
    .where('donationId', 'is not', null)
    .executeTakeFirstOrThrow();
  const body = { amount: '250', reason: 'Counted wrongly' };
  await app.call(donations.correct, { params: { id: id! }, body }, money.token);
  const lines = [credit(amount - 5000, journalNumber), credit(amount, journalNumber)];
  const statement = await desk.read(statementFile(lines, 'other.csv'));
  expect(pileCounts(statement)).toMatchObject({ double: 1, unmatched: 1 });
  const [double] = await desk.lines(statement.id, 'double');
  expect(double?.lineNumber).toBe(2);
});

test('a payment that was written anew with the amount of the bank is known by the number of the first one', async () => {
  const donationId = await money.donationWithSlip('500.00');
  const params = { id: donationId };
  await app.call(donations.decide, { params, body: { decision: 'approve' } }, money.token);
  await app.call(donations.correct, { params, body: { amount: '480', reason: 'Misread' } }, money.token);
  const { journalNumber } = await app.db
    .selectFrom('payments')
    .select('journalNumber')
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow();
  const statement = await desk.read(statementFile([credit(48_000, journalNumber!)], 'anew.csv'));
  expect(pileCounts(statement)).toMatchObject({ double: 1, unmatched: 0 });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('the same account under another name is known by its number, so that no line is decided on twice', async () => {
  const lines = [credit(77_700, '61000001')];
  await desk.read(statementFile(lines), 'Bank of Bhutan 200 999 111');
  const again = await desk.read(statementFile(lines, 'again.csv'), 'BoB 200999111');
  const [shown] = await desk.lines(again.id, 'unmatched');
  expect(shown?.repeats).toMatchObject({ fileName: 'statement.csv', lineNumber: 2 });
  const { accounts } = await app.call(reconciliation.list, { query: {} }, money.token);
  expect(accounts.filter((name) => /200 ?999 ?111/.test(name))).toHaveLength(1);
});

test('the columns of a bank are known by what it calls them', async () => {
  const headings = 'Tran Date,Chq/Ref No,Transaction Remarks,Withdrawal,Deposit,Balance';
  const file = new File([`${headings}\r\n2026-05-02,48291175,K CHODEN,,1200.00,5000.00\r\n`], 'icic.csv');
  const body = { file, account: 'A bank with remarks', mode: 'preview' as const };
  const preview = (await app.call(reconciliation.read, { body }, money.token)) as StatementPreview;
  const fields = preview.columns.map(({ field }) => field);
  expect(fields).toEqual(['bookedOn', 'journalNumber', 'description', 'debit', 'credit', null]);
});

const ambiguousFile = () => statementFile([credit(51_000, '62000001', '2026-02-05')]);

test('days that can all be read either way are asked about, read as told, and remembered', async () => {
  const account = 'Ambiguous bank 123456';
  const preview = (await app.call(
    reconciliation.read,
    { body: { file: ambiguousFile(), account, mode: 'preview' } },
    money.token,
  )) as StatementPreview;
  expect(preview).toMatchObject({ ambiguousDays: ['05/02/2026'], dayOrder: null });
  expect(preview.problem).toMatch(/day or month/);
  const guessed = await app.send(
    reconciliation.read,
    { body: { file: ambiguousFile(), account } },
    { token: money.token },
  );
  expect(guessed.status).toBe(422);
  expect(guessed.body).toMatchObject({ errors: [{ property: 'dayOrder' }] });
  expect((await app.call(reconciliation.list, { query: {} }, money.token)).accounts).not.toContain(account);

  const read = async (body: { dayOrder?: 'month_first' }, name: string) =>
    (await app.call(
      reconciliation.read,
      {
        body: { file: statementFile([credit(51_000, name, '2026-02-05')], `${name}.csv`), account, ...body },
      },
      money.token,
    )) as Statement;
  expect(await read({ dayOrder: 'month_first' }, '62000002')).toMatchObject({ firstDay: '2026-05-02' });
  expect(await read({}, '62000003')).toMatchObject({ firstDay: '2026-05-02' });
});
