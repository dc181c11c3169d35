import { dayOf, nextPaymentState, statesBefore } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { DueKind } from '../due.ts';
import type { Occasion } from './past-payment.ts';
import { postAll } from '../ledger.repository.ts';
import { words } from '../words.en.ts';

const reversed = nextPaymentState('paid', 'reversed')!;

/**
 * Books payments back and voids their receipts; the fees or gifts are marked as deleted. The journal number is only
 * written down from now on and no longer compared, so that the book can be brought in again when it is mended.
 */
export async function takeBackPayments(
  tx: Tx,
  { column, table, head }: Pick<DueKind, 'column' | 'table' | 'head'>,
  ids: string[],
  { now, by }: Occasion,
): Promise<void> {
  const reason = words.importTakenBack;
  const taken = await tx
    .updateTable('payments')
    .set((row) => ({
      status: reversed,
      reason,
      reversedAt: now,
      reversedBy: by.id,
      journalKey: null,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .where('status', 'in', statesBefore('reversed'))
    .returningAll()
    .execute();
  const day = dayOf(now);
  await postAll(tx, taken, () => ({ kind: 'reverse', head, day, postedAt: now, postedBy: by.id }));
  await tx
    .updateTable('receipts')
    .set({ voidedAt: now, voidReason: reason })
    .where('paymentId', 'in', ids)
    .where('voidedAt', 'is', null)
    .execute();
  await tx
    .updateTable(table)
    .set((row) => ({
      paymentStatus: reversed,
      amountPaid: 0,
      deletedAt: now,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where(
      'id',
      'in',
      taken.flatMap((payment) => payment[column] ?? []),
    )
    .execute();
}
