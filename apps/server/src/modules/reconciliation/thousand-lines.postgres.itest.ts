import { expect, test } from 'vitest';
import { insertSlips, pileCounts, reconciler, statementFile } from '../../testing/bank-statements.ts';
import { type LineOfMonth, slipsOfMonth, statementOfMonth } from '../../testing/month-of-payments.ts';
import { howMany } from '../../testing/how-many.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();

const firstDay = '2026-10-01';
const lineCount = howMany({ test: 100, prove: 1000 });

test(`of ${lineCount} lines no wrong payment is approved, and at least 95 % of the right ones are`, async () => {
  const slips = slipsOfMonth(lineCount * 0.8, firstDay);
  const paymentIds = await insertSlips(app.db, slips);
  const lines = statementOfMonth(slips, firstDay);
  expect(lines).toHaveLength(lineCount);
  const desk = reconciler(app, await app.signIn('Treasurer'));
  const statement = await desk.read(statementFile(lines));
  const piles = pileCounts(statement);
  expect(piles).toMatchObject({ double: lineCount / 50, decided: 0 });

  const { approvedCount, failures } = await desk.approveAll(statement);
  expect(failures).toEqual([]);
  expect(approvedCount).toBe(piles.sure);

  const matched = await app.db
    .selectFrom('bankDecisions')
    .innerJoin('bankLines', 'bankLines.id', 'lineId')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select(['lineNumber', 'paymentId', 'payments.status'])
    .execute();
  // The headings are row 1.
  const lineOf = (row: number): LineOfMonth => lines[row - 2]!;
  const wrong = matched.filter(({ lineNumber, paymentId, status }) => {
    const { slip } = lineOf(lineNumber);
    return status !== 'paid' || slip === null || paymentIds[slip] !== paymentId;
  });
  expect(wrong).toEqual([]);
  const paid = await app.db.selectFrom('payments').select('id').where('status', '=', 'paid').execute();
  expect(paid).toHaveLength(matched.length);

  const ours = lines.filter(({ kind }) => kind === 'matching' || kind === 'mistyped');
  const found = matched.length / ours.length;
  expect(found).toBeGreaterThanOrEqual(0.95);
  const left = pileCounts(await desk.get(statement.id)).doubtful;
  process.stdout.write(
    `${lineCount} lines: ${matched.length} of ${ours.length} right payments approved (${(found * 100).toFixed(1)} %), ` +
      `0 wrong, ${left} doubtful left to a person\n`,
  );
  expect(await findDisagreements(app.db)).toEqual([]);

  // Read again, it asks for nothing that is booked, and for everything else.
  const { doubtful = 0, unmatched = 0, double = 0 } = pileCounts(await desk.get(statement.id));
  const again = await desk.read(statementFile(lines, 'again.csv'));
  expect(pileCounts(again)).toEqual({
    sure: 0,
    pledge: 0,
    doubtful,
    double: double + approvedCount,
    unmatched,
    out: piles.out,
    decided: 0,
  });
  expect(again.toDecide).toEqual({ all: doubtful + unmatched, done: 0 });
});
