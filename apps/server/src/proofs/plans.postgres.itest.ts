import {
  type CallOf,
  dashboard,
  donations,
  type Endpoint,
  fees,
  listReports,
  paymentReference,
  payments,
  reconciliation,
  renewals,
  reports,
  type Statement,
} from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statementFile } from '../testing/bank-statements.ts';
import { fillBooks } from '../testing/large-books.ts';
import { watchServer } from '../testing/query-plans.ts';
import { startAppForFile } from '../testing/office.ts';

/** Enough that a query which walks a table reads far more rows than one that is served by an index. */
const members = 10_000;

/** Of one renewal; the books have none that could be typed. */
const reference = paymentReference([1, 2, 3, 4, 5, 6, 7]);

const app = await startAppForFile();
await fillBooks(app.db, members);
await app.db.updateTable('donationPurposes').set({ targetAmount: 100_000_000 }).execute();
await app.db.updateTable('membershipFees').set({ reference }).where('feeNumber', '=', 'F-00001234').execute();
const { call, token, walksOf } = await watchServer(app);

const memberId = async (code: string) =>
  (
    await app.db
      .selectFrom('members')
      .select('id')
      .where('membershipCode', '=', code)
      .executeTakeFirstOrThrow()
  ).id;

const lists: [string, Endpoint, object][] = [
  ['what waits, for the menu', payments.waiting, {}],
  ['all totals', payments.totals, { query: {} }],
  ['totals of a month', payments.totals, { query: { from: '2026-11-01' } }],
  ['the dashboard', dashboard.get, { query: {} }],
  ['the dashboard of a year', dashboard.get, { query: { from: '2025-03-05', to: '2026-03-04' } }],
  ['money received', payments.received, { query: {} }],
  [
    'money received in a month by cash',
    payments.received,
    { query: { from: '2026-10-01', to: '2026-10-31', method: 'cash' } },
  ],
  ['campaigns, for the public home page', donations.campaigns, {}],
  ['donations by month', reports.donations, { query: {} }],
  ['fees by type', reports.fees, { query: { groupBy: 'type', from: '2026-01-15' } }],
  [
    'donations by quarter and purpose, compared',
    reports.donations,
    {
      query: {
        groupBy: 'quarter',
        thenBy: 'purpose',
        from: '2026-01-01',
        to: '2026-12-31',
        compareFrom: '2025-01-01',
        compareTo: '2025-12-31',
      },
    },
  ],
  ['the payments behind a report', reports.donationEntries, { query: {} }],
  ['those of a month, by cash', reports.feeEntries, { query: { method: 'cash', from: '2026-11-01' } }],
  ['the cash book', listReports.show, { params: { name: 'cash-book' }, query: {} }],
  ['the journal', listReports.show, { params: { name: 'journal' }, query: { from: '2026-10-01' } }],
  ['fees', fees.list, { query: {} }],
  ['fees that are paid', fees.list, { query: { paymentStatus: 'paid' } }],
  ['fees that wait', fees.list, { query: { paymentStatus: 'pending' } }],
  ['fees, the smallest first', fees.list, { query: { sortBy: 'amount', order: 'ASC' } }],
  ['fees by name of the member', fees.list, { query: { sortBy: 'memberName', order: 'ASC' } }],
  ['a fee by its number', fees.list, { query: { q: 'F-00001234' } }],
  ['a fee by a receipt', fees.list, { query: { q: 'KM/2026/0000123' } }],
  ['a renewal by its reference', renewals.list, { query: { q: reference } }],
  ['a renewal by a receipt', renewals.list, { query: { q: 'KM/2026/0000123' } }],
  ['a renewal by the code of the member', renewals.list, { query: { q: 'KM-0000042' } }],
  ['a renewal by the name of the member', renewals.list, { query: { q: 'pema dorji bc' } }],
  ['donations', donations.list, { query: {} }],
  ['the first donations', donations.list, { query: { page: 790, take: 25 } }],
  ['the first fees', fees.list, { query: { page: 790, take: 25 } }],
  ['donations that are paid', donations.list, { query: { paymentStatus: 'paid' } }],
  ['donations that wait', donations.list, { query: { paymentStatus: 'pending' } }],
  ['a donation by its number', donations.list, { query: { q: 'D-00001234' } }],
  ['a donation by digits of its number', donations.list, { query: { q: '00001234' } }],
  ['a donation by a receipt', donations.list, { query: { q: 'KM/2026/0000123' } }],
  ['a donation by e-mail', donations.list, { query: { q: 'donor1234@example.bt' } }],
  ['a donation by the name of the donor', donations.list, { query: { q: 'pema dorji bc' } }],
  ['donations of a frequent name', donations.list, { query: { q: 'ugyen' } }],
  [
    'those of a frequent name, by name',
    donations.list,
    { query: { q: 'ugyen', sortBy: 'donorName', order: 'ASC' } },
  ],
  ['fees to verify', fees.pending, { query: {} }],
  ['donations to verify', donations.pending, { query: { take: 50 } }],
  ['a fee to verify, by its number', fees.pending, { query: { q: 'F-00001200' } }],
];

test.each(lists)('%s: read through indexes', async (_name, endpoint, input) => {
  expect(await walksOf(endpoint, input as CallOf<Endpoint>)).toEqual([]);
});

/** A line with the journal number of some payment. */
const numbered = (at: number) => ({
  bookedOn: '2026-11-10',
  amount: 10_000 + at,
  journalNumber: String(100_000_000 + at),
  text: 'TRANSFER',
});

test('a bank statement: its payments are found through indexes', async () => {
  const file = statementFile(Array.from({ length: 200 }, (_, at) => numbered(at)));
  const body = { file, account: 'Bank of Bhutan', dayOrder: 'day_first' as const };
  const { id } = (await call(reconciliation.read, { body }, token)) as Statement;
  await sql`analyze bank_lines, bank_statements`.execute(app.db);
  expect(await walksOf(reconciliation.list, {})).toEqual([]);
  expect(await walksOf(reconciliation.get, { params: { id } })).toEqual([]);
});

test('what belongs to one member: read through indexes', async () => {
  const id = await memberId('KM-0000042');
  expect(await walksOf(donations.list, { query: { memberId: id } })).toEqual([]);
  expect(await walksOf(donations.ofMember, { params: { memberId: id } })).toEqual([]);
  expect(await walksOf(fees.list, { query: { memberId: id } })).toEqual([]);
  expect(await walksOf(fees.ofMember, { params: { memberId: id } })).toEqual([]);
});
