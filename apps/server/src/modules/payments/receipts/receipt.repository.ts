import type { Tx } from '../../../db/open-database.ts';

/** It stays, numbered and visible, marked as void. */
export async function voidReceipt(tx: Tx, paymentId: string, reason: string, now: Date): Promise<string> {
  const { receiptNumber } = await tx
    .updateTable('receipts')
    .set({ voidedAt: now, voidReason: reason })
    .where('paymentId', '=', paymentId)
    .where('voidedAt', 'is', null)
    .returning('receiptNumber')
    .executeTakeFirstOrThrow();
  return receiptNumber;
}

/**
 * What was void for the same fee or donation says which receipt stands in its place. Money that came twice has none,
 * and a simulated receipt never stands in for a real one.
 */
export async function replaceVoidReceipts(
  tx: Tx,
  column: 'feeId' | 'donationId',
  dueId: string,
  receipt: { id: string; isSimulated: boolean },
): Promise<void> {
  const takenBack = tx
    .selectFrom('payments')
    .select('id')
    .where(column, '=', dueId)
    .where('status', '=', 'reversed')
    .where('isSurplus', '=', false)
    .where('isSimulated', '=', receipt.isSimulated);
  await tx
    .updateTable('receipts')
    .set({ replacedBy: receipt.id })
    .where('paymentId', 'in', takenBack)
    .where('voidedAt', 'is not', null)
    .where('replacedBy', 'is', null)
    .execute();
}
