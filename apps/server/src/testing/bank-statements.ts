import { formatAmount, reconciliation, type Pile, type Statement } from '@kathok/contract';
import type { Db } from '../db/open-database.ts';
import type { LineOfMonth, SlipOfMonth } from './month-of-payments.ts';
import { bookFile } from './payment-sheet.ts';
import type { TestApp } from './start-test-app.ts';

export const bankAccount = 'Bank of Bhutan 200 014 385';

/** A statement as a bank exports it, with its title above and its total below. */
export function statementFile(
  lines: readonly Omit<LineOfMonth, 'kind' | 'slip'>[],
  name = 'statement.csv',
): File {
  return bookFile(
    lines.map(({ bookedOn, amount, journalNumber, text }) => ({
      'Txn Date': bookedOn.split('-').toReversed().join('/'),
      Particulars: text,
      'Journal No.': journalNumber,
      Withdrawals: amount < 0 ? formatAmount(-amount) : '',
      Deposits: amount > 0 ? formatAmount(amount) : '',
      Balance: '1,000.00',
    })),
    name,
  );
}

/** Donations whose slips wait, straight into the tables. Answers the ids of their payments, in the order of the slips. */
export async function insertSlips(db: Db, slips: readonly SlipOfMonth[], firstNumber = 0): Promise<string[]> {
  const purpose = await db.selectFrom('donationPurposes').select('id').executeTakeFirstOrThrow();
  const submittedAt = new Date('2026-11-01T04:00:00Z');
  const ids = slips.map(() => ({ donationId: crypto.randomUUID(), id: crypto.randomUUID() }));
  const donations = slips.map(({ amount, paidOn, reference, payerName }, at) => ({
    id: ids[at]!.donationId,
    amount,
    currency: 'BTN',
    donationNumber: `D-9${String(firstNumber + at).padStart(7, '0')}`,
    reference,
    donorType: 'non_member' as const,
    donorName: payerName,
    purposeId: purpose.id,
    donatedOn: paidOn,
    channel: 'public' as const,
    paymentStatus: 'pending' as const,
  }));
  const payments = slips.map(({ amount, paidOn, journalNumber }, at) => ({
    ...ids[at]!,
    amount,
    currency: 'BTN',
    method: 'mobile_transfer' as const,
    status: 'pending' as const,
    bank: 'Bank of Bhutan',
    journalNumber,
    journalKey: `BANKOFBHUTAN:${journalNumber}`,
    paidOn,
    submittedAt,
  }));
  for (let at = 0; at < slips.length; at += 200) {
    await db
      .insertInto('donations')
      .values(donations.slice(at, at + 200))
      .execute();
    await db
      .insertInto('payments')
      .values(payments.slice(at, at + 200))
      .execute();
  }
  await db
    .updateTable('donations')
    .from('payments')
    .set((row) => ({ decidingPaymentId: row.ref('payments.id') }))
    .whereRef('payments.donationId', '=', 'donations.id')
    .execute();
  return ids.map(({ id }) => id);
}

export type Reconciler = ReturnType<typeof reconciler>;

/** What a treasurer does with statements. */
export function reconciler(app: TestApp, token: string) {
  return {
    async read(file: File, account = bankAccount): Promise<Statement> {
      const body = { file, account, dayOrder: 'day_first' as const };
      return (await app.call(reconciliation.read, { body }, token)) as Statement;
    },
    get: (id: string) => app.call(reconciliation.get, { params: { id } }, token),
    lines: async (id: string, pile: Pile) =>
      (await app.call(reconciliation.lines, { params: { id }, query: { pile, take: 100 } }, token)).data,
    decisions: async (id: string) =>
      (await app.call(reconciliation.decisions, { params: { id }, query: { take: 100 } }, token)).data,
    /** Everything that is sure, as many at once as one call takes. */
    async approveAll(statement: Statement) {
      const failures = [];
      let approvedCount = 0;
      const pairs = statement.sure.map(({ lineId, paymentId, pledgeId }) =>
        paymentId ? { lineId, paymentId } : { lineId, pledgeId: pledgeId ?? undefined },
      );
      for (let at = 0; at < pairs.length; at += 100) {
        const body = { matches: pairs.slice(at, at + 100) };
        const answer = await app.call(reconciliation.approve, { params: { id: statement.id }, body }, token);
        approvedCount += answer.approvedCount;
        failures.push(...answer.failures);
      }
      return { approvedCount, failures };
    },
  };
}

/** How many lines of a statement are in each pile. */
export const pileCounts = ({ piles }: Statement): Partial<Record<Pile, number>> =>
  Object.fromEntries(piles.map(({ pile, count }) => [pile, count]));
