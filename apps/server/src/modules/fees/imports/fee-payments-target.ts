import { dayOf } from '@kathok/contract';
import { feeDue } from '../due/fee-due.ts';
import { FeeChecks } from './check-fees.ts';
import { feeFields } from './fee-fields.ts';
import {
  countLaterCoverage,
  endFees,
  findFeeTable,
  findMembersOfFees,
  lockMembers,
} from './fee-import.repository.ts';
import { FeeTable } from './fee-table.ts';
import { insertPastFees } from './insert-past-fees.ts';
import { type PastFee, isIndistinct } from './past-fee.ts';
import { readFeeRow } from './read-fee-row.ts';
import { titles, words } from './words.en.ts';
import { addDaysOfMerged, followCoverages } from '../../coverages/index.ts';
import type { ImportTarget, RowKey } from '../../imports/index.ts';
import { findPaidOf, lockAndCountMoves, paymentKeys, undoPastPayments } from '../../past-payments/index.ts';

/** A book of fees becomes paid fees, with receipts in the series of history. */
export const feePaymentsTarget: ImportTarget<PastFee> = {
  name: 'fee-payments',
  fields: feeFields,
  titles,
  staysInBooks: true,
  leastAtOnce: 20,
  tables: ['membership_fees', 'coverages', 'payments', 'ledger_postings', 'ledger_entries', 'receipts'],

  async prepare(db, now) {
    const table = new FeeTable(await findFeeTable(db));
    const checks = new FeeChecks(table);
    const lookups = { today: dayOf(now), frequency: (word: string) => table.frequency(word) };
    return { read: (cells) => readFeeRow(cells, lookups), check: (...asked) => checks.check(...asked) };
  },

  keysOf: (row) => [...paymentKeys(row.payment), ...feeKey(row)],
  insert: insertPastFees,

  async lockAndCountDependents(tx, importId) {
    const moves = await lockAndCountMoves(tx, feeDue, importId);
    return { ...moves, laterCoverage: await countLaterCoverage(tx, importId) };
  },

  async removeSome(tx, batch, most) {
    const payments = await findPaidOf(tx, batch.importId, most);
    const feeIds = payments.flatMap(({ feeId }) => feeId ?? []);
    if (feeIds.length === 0) return 0;
    const memberIds = await findMembersOfFees(tx, feeIds);
    await lockMembers(tx, memberIds);
    await undoPastPayments(
      tx,
      feeDue,
      payments.map(({ id }) => id),
      batch,
    );
    // A merge may have left days on the record that is hidden since.
    const ended = await endFees(tx, feeIds, batch.now);
    const grown = await addDaysOfMerged(tx, ended);
    await followCoverages(tx, [...new Set([...memberIds, ...ended, ...grown])]);
    return payments.length;
  },
};

function feeKey(row: PastFee): RowKey[] {
  if (!isIndistinct(row)) return [];
  const { sought, payment } = row;
  const { paidOn: found, amount, currency } = payment;
  const key = `paid ${sought.membershipCode ?? sought.identityNumber} ${found} ${amount} ${currency}`;
  return [{ key, field: 'paidOn', found, message: (first) => `found ${found}; ${words.sameRow(first)}` }];
}
