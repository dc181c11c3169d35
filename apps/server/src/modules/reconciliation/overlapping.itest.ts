import {
  addDays,
  type Day,
  formatAmount,
  paymentReference,
  reconciliation,
  type Statement,
} from '@kathok/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertSlips, type Reconciler, reconciler, statementFile } from '../../testing/bank-statements.ts';
import { howMany } from '../../testing/how-many.ts';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import type { SlipOfMonth } from '../../testing/month-of-payments.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();
const money = await openMoneyDesk(app);

const firstDay = '2025-11-14';
const lastDay = '2026-11-14';
const yearDays = 365;
const lineCount = howMany({ test: 12, prove: 48 });

interface Line {
  bookedOn: Day;
  amount: number;
  journalNumber: string;
  text: string;
}

/** From the beginning of a day to the end of another one, the newest line first or last, as banks let people download it. */
interface Cut {
  from: number;
  length: number;
  isNewestFirst: boolean;
}

const cut = (longest: number) =>
  fc.record({
    from: fc.nat(yearDays),
    length: fc.integer({ min: 1, max: longest }),
    isNewestFirst: fc.boolean(),
  });

/** Weeks, months and whatever overlaps them, in any order; together with the whole year no day is left out. */
const cuts = fc
  .tuple(
    fc.array(cut(7), { minLength: 1, maxLength: 4 }),
    fc.array(cut(31), { minLength: 1, maxLength: 3 }),
    fc.array(cut(yearDays), { maxLength: 2 }),
  )
  .map(([weeks, months, others]): Cut[] => [
    ...weeks,
    ...months,
    ...others,
    { from: 0, length: yearDays + 1, isNewestFirst: false },
  ])
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }));

/** Some credits come without a number, some of these alike and on one day; some are sent by slip. */
const days = fc.array(
  fc.record({ day: fc.nat(yearDays), sort: fc.constantFrom('slip', 'numbered', 'plain', 'twins') }),
  { minLength: lineCount, maxLength: lineCount },
);

let year = 0;

function linesOf(given: readonly { day: number; sort: string }[]): { lines: Line[]; slips: SlipOfMonth[] } {
  const slips: SlipOfMonth[] = [];
  const lines = given.flatMap(({ day, sort }, at): Line[] => {
    const bookedOn = addDays(firstDay, day);
    const journalNumber =
      sort === 'slip' || sort === 'numbered' ? String(70_000_000 + year * 10_000 + at * 37) : '';
    // No two of them have one sum, but for those that are alike.
    const line = { bookedOn, amount: 100_000 + at * 700, journalNumber, text: 'TRF' };
    const digits = [...String(year * 1000 + at).padStart(7, '0')].map(Number);
    if (sort === 'slip')
      slips.push({
        amount: line.amount,
        paidOn: bookedOn,
        journalNumber,
        reference: paymentReference(digits),
        payerName: 'Pema Lhamo',
      });
    return sort === 'twins' ? [line, line] : [line];
  });
  return { lines: lines.toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : 1)), slips };
}

const fileOf = (lines: readonly Line[], { from, length, isNewestFirst }: Cut) => {
  const [first, last] = [addDays(firstDay, from), addDays(firstDay, from + length - 1)];
  const some = lines.filter(({ bookedOn }) => bookedOn >= first && bookedOn <= last && bookedOn <= lastDay);
  return isNewestFirst ? some.toReversed() : some;
};

/** What is called already counted has a decision that stands, or a payment in the books. */
async function expectTruth(desk: Reconciler, { id }: Statement) {
  for (const { counted, proposals } of await desk.lines(id, 'double')) {
    const payments = proposals.map(({ status }) => status);
    expect(counted !== null || payments.includes('paid')).toBe(true);
  }
}

/** Everything that is still asked for on a statement, or only some of it. */
async function decide(desk: Reconciler, token: string, { id }: Statement, most = 100) {
  await desk.approveAll(await desk.get(id));
  for (const pile of ['doubtful', 'unmatched'] as const)
    for (const line of (await desk.lines(id, pile)).slice(0, most)) {
      const body = { donorType: 'anonymous' as const, purposeId: money.purposeId };
      await app.call(reconciliation.donate, { params: { id: line.id }, body }, token);
    }
}

test('statements of weeks, of months and whatever overlaps, in any order: each credit is counted once', async () => {
  await fc.assert(
    fc.asyncProperty(days, cuts, async (given, files) => {
      year += 1;
      const token = await app.signIn('Administrator');
      const desk = reconciler(app, token);
      const account = `Bank of Bhutan ${300_000_000 + year}`;
      const { lines, slips } = linesOf(given);
      const paidBefore = await sumOfBooks();
      await insertSlips(app.db, slips, year * 10_000);
      const read: Statement[] = [];
      for (const [at, file] of files.entries()) {
        const some = fileOf(lines, file);
        if (some.length === 0) continue;
        app.clock.advance({ seconds: 1 });
        const statement = await desk.read(statementFile(some, `${at}.csv`), account);
        read.push(statement);
        await expectTruth(desk, statement);
        app.clock.advance({ seconds: 1 });
        // Here some is decided at once, there it is left for later.
        if (at % 2 === 0) await decide(desk, token, statement, at % 3);
      }
      for (const statement of read.toReversed()) await decide(desk, token, statement);
      for (const { id } of read) {
        const { toDecide } = await desk.get(id);
        expect(toDecide.done).toBe(toDecide.all);
      }
      const decisions = app.db
        .selectFrom('bankDecisions')
        .innerJoin('bankLines', 'bankLines.id', 'lineId')
        .select('lineId')
        .where(
          'statementId',
          'in',
          read.map(({ id }) => id),
        );
      const decided = (await decisions.execute()).map(({ lineId }) => lineId);
      expect([decided.length, new Set(decided).size]).toEqual([lines.length, lines.length]);
      const sum = lines.reduce((all, { amount }) => all + amount, 0);
      expect(formatAmount((await sumOfBooks()) - paidBefore)).toBe(formatAmount(sum));
    }),
    { numRuns: howMany({ test: 2, prove: 25 }), endOnFailure: true },
  );
  expect(await findDisagreements(app.db)).toEqual([]);
});

async function sumOfBooks(): Promise<number> {
  const paid = await app.db.selectFrom('payments').select('amount').where('status', '=', 'paid').execute();
  return paid.reduce((sum, { amount }) => sum + amount, 0);
}
