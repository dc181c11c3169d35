import { journalKey, nextPaymentState } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import { insertMany, insertTogether } from '../../db/statements/insert-many.ts';
import type { Tx } from '../../db/open-database.ts';
import { type ReceiptFacts, lookUpForReceipts, seriesAt, writeReceipts } from '../receipts/index.ts';
import type { DueKind } from '../payments/index.ts';
import { postingRows } from '../ledger/index.ts';
import { setDecidingPayments } from './past-payment.repository.ts';
import type { ImportRun, PastPayment } from './past-payment.ts';
import { readSettings } from '../../platform/settings.repository.ts';

interface PaidDue {
  dueId: string;
  payment: PastPayment;
  facts: ReceiptFacts;
}

const paid = nextPaymentState('unpaid', 'recordedPaid')!;

/**
 * What `credit` does for one payment that was just made, done for many that were made long ago, in a handful of
 * statements. The fees or donations are there already, and say that they are paid.
 */
export async function recordPastPayments(
  tx: Tx,
  { column, table, head }: Pick<DueKind, 'column' | 'table' | 'head'>,
  dues: readonly PaidDue[],
  { importId, now, by, enteredBy }: ImportRun & { enteredBy: string },
): Promise<void> {
  const payments = dues.map(({ dueId, payment }) => ({
    id: randomUUID(),
    [column]: dueId,
    method: payment.method,
    amount: payment.amount,
    currency: payment.currency,
    paidOn: payment.paidOn,
    bank: payment.bank,
    journalNumber: payment.journalNumber,
    journalKey: journalKey(payment.bank, payment.journalNumber),
    remarks: payment.remarks,
    gatewayReference: null,
    status: paid,
    submittedAt: now,
    submittedBy: enteredBy,
    verifiedAt: now,
    verifiedBy: by.id,
    importId,
    createdAt: now,
    updatedAt: now,
  }));
  await insertMany(tx, 'payments', payments);
  const deciding = dues.map(({ dueId }, place) => ({ due_id: dueId, payment_id: payments[place]!.id }));
  await setDecidingPayments(tx, table, deciding);
  const booked = { kind: 'settle' as const, head, postedAt: now, postedBy: by.id };
  await insertTogether(tx, [postingRows(payments, ({ paidOn: day }) => ({ ...booked, day }))]);
  const documents = dues.map(({ payment, facts }, place) => ({
    payment: payments[place]!,
    facts,
    oldNumber: payment.oldNumber,
  }));
  const series = 'history' as const;
  const settings = await readSettings(tx);
  const known = await lookUpForReceipts(
    tx,
    seriesAt({ series, now }),
    documents.map(({ facts }) => facts.payer.membershipCode),
  );
  writeReceipts(tx, documents, { head, now, series, settings, known });
}
