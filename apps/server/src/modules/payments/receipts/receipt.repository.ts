import type { Tx } from '../../../db/open-database.ts';

/** What members are called in their own script, by their codes. */
export async function namesDzongkhaOf(
  tx: Tx,
  members: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const codes = members.filter((code) => code !== null);
  if (codes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'personId')
    .select(['membershipCode', 'nameDzongkha'])
    .where('membershipCode', 'in', codes)
    .where('nameDzongkha', 'is not', null)
    .$narrowType<{ nameDzongkha: string }>()
    .execute();
  return new Map(rows.map(({ membershipCode, nameDzongkha }) => [membershipCode, nameDzongkha]));
}

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
