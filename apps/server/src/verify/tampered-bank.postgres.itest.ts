import { reconciliation } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reconciler, statementFile } from '../testing/bank-statements.ts';
import { openCardDesk } from '../testing/card-desk.ts';
import { openMoneyDesk } from '../testing/money-desk.ts';
import { startAppForFile } from '../testing/office.ts';
import { foundAfter } from '../testing/tampering.ts';
import { findDisagreements } from './verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);
const today = money.today();
await money.donationWithSlip();
await (await openCardDesk(app)).pay(await money.donation('1000.00'));
const slip = await app.db
  .selectFrom('payments')
  .select(['journalNumber', 'amount'])
  .where('status', '=', 'pending')
  .executeTakeFirstOrThrow();
const matched = { bookedOn: today, amount: slip.amount, journalNumber: slip.journalNumber!, text: '' };
const settled = { ...matched, amount: 97_900, journalNumber: '88001122' };
const desk = reconciler(app, money.token);
const statement = await desk.read(statementFile([matched, matched, settled]));
await desk.approveAll(statement);
const [line] = await desk.lines(statement.id, 'unmatched');
const days = { from: today, to: today };
await app.call(reconciliation.settle, { params: { id: line!.id }, body: days }, money.token);

test('nothing is found as long as nothing was changed', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
});

test.each([
  [
    'a line has another sum',
    /^payment /,
    sql`update bank_lines set amount = amount + 1 where repeats is null`,
  ],
  [
    'a decision stands on a repetition',
    /^line 3 /,
    sql`update bank_decisions set line_id = (select id from bank_lines where repeats is not null) where kind = 'matched'`,
  ],
  [
    'a matched payment is another one by now',
    /^payment /,
    sql`update payments set amount = amount - 1 where id = (select payment_id from bank_decisions where kind = 'matched')`,
  ],
  [
    'a settlement is said to be short by a refund that is none',
    /^settlement /,
    sql`update bank_decisions set evidence = evidence || '{"refunded": "5.00"}' where kind = 'settlement'`,
  ],
  ['a settled card payment is left out', /^settlement /, sql`delete from bank_settled_payments`],
  [
    'the commission of a settlement is another',
    /^settlement /,
    sql`update bank_decisions set evidence = evidence || '{"commission": "1.00"}' where kind = 'settlement'`,
  ],
])('%s: it is named', async (_, record, tampering) => {
  const found = await foundAfter(app.db, tampering);
  expect(found.map(({ disagreement }) => disagreement?.record)).toContainEqual(expect.stringMatching(record));
});
