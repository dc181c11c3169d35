import { summariseDue } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { Due, DueKind } from './due.ts';
import { findPayments } from './attempts.ts';

/** The fee or gift says what its payments say. To be called in the transaction that changes one. */
export async function followPayments(tx: Tx, kind: DueKind, due: Due, now: Date): Promise<Due> {
  const { paymentStatus, amountPaid, deciding } = summariseDue(
    due.amount,
    await findPayments(tx, kind, due.id),
  );
  const follows = { paymentStatus, amountPaid, decidingPaymentId: deciding?.id ?? null, updatedAt: now };
  await tx
    .updateTable(kind.table)
    .set((row) => ({ ...follows, version: row('version', '+', 1) }))
    .where('id', '=', due.id)
    .execute();
  return { ...due, amountPaid };
}
