import { journalKey } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Finding } from '../imports/index.ts';
import { findKnownJournals, findKnownReceipts } from './past-payment.repository.ts';
import type { PastPayment } from './past-payment.ts';
import { words } from './words.en.ts';

const keyOf = ({ bank, journalNumber }: PastPayment) => journalKey(bank, journalNumber) ?? '';

/** What of these payments is in our own books already: for each its findings, in the same order. */
export async function checkKnown(db: Db | Tx, payments: readonly PastPayment[]): Promise<Finding[][]> {
  const journals = await findKnownJournals(db, payments.map(keyOf).filter(Boolean));
  const receipts = await findKnownReceipts(
    db,
    payments.flatMap(({ oldNumber }) => oldNumber ?? []),
  );
  return payments.map((payment) => {
    const { journalNumber, oldNumber } = payment;
    const paid = journals.get(keyOf(payment));
    const receipted = receipts.get(oldNumber ?? '');
    return [
      ...(paid === undefined
        ? []
        : [finding('journalNumber', 'journalKnown', journalNumber, words.journalKnown(paid))]),
      ...(receipted === undefined
        ? []
        : [finding('oldReceiptNumber', 'receiptKnown', oldNumber, words.receiptKnown(receipted))]),
    ];
  });
}

export function finding(field: string, cause: string, found: string | null, message: string): Finding {
  return { field, cause, found, message: found === null ? message : `found ${found}; ${message}` };
}
