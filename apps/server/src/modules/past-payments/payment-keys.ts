import { journalKey } from '@kathok/contract';
import type { RowKey } from '../imports/index.ts';
import type { PastPayment } from './past-payment.ts';
import { words } from './words.en.ts';

/** No slip pays twice, and no receipt stands twice in a book. */
export function paymentKeys({ bank, journalNumber, oldNumber }: PastPayment): RowKey[] {
  const journal = journalKey(bank, journalNumber);
  return [
    ...(journal === null || journalNumber === null
      ? []
      : [rowKey('journalNumber', `journal ${journal}`, journalNumber, words.sameJournal)]),
    ...(oldNumber === null
      ? []
      : [rowKey('oldReceiptNumber', `receipt ${oldNumber}`, oldNumber, words.sameReceipt)]),
  ];
}

const rowKey = (field: string, key: string, found: string, message: (row: number) => string): RowKey => ({
  field,
  key,
  found,
  message: (row) => `found ${found}; ${message(row)}`,
});
