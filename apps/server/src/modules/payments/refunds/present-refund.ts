import type { Refund } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findLatestRefunds } from './refund.repository.ts';

/** The latest request to the bank to send each of these payments back. */
export async function presentRefunds(
  db: Db | Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Refund>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await findLatestRefunds(db, paymentIds);
  return new Map(
    rows.map((row) => [
      row.paymentId,
      {
        call: row.call,
        state: row.state,
        requestedAt: row.requestedAt.toISOString(),
        requestedBy: row.requesterName,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        bankReference: row.bankReference,
        bankWords: row.bankWords,
      },
    ]),
  );
}
