import { dayOf } from '@kathok/contract';
import { insertTogether } from '../../db/statements/insert-many.ts';
import type { Tx } from '../../db/open-database.ts';
import { auditFor } from '../../platform/audit/audit.ts';
import { followVoidReceipts } from '../certificates/index.ts';
import type { DueKind } from '../payments/index.ts';
import { removeDues, reversePayments, voidReceipts } from './past-payment.repository.ts';
import type { ImportRun } from './past-payment.ts';
import { postingRows } from '../ledger/index.ts';
import { words } from './words.en.ts';

/**
 * Books payments back and voids their receipts; the fees or donations are marked as deleted. The journal number is only
 * written down from now on and no longer compared, so that the book can be brought in again when it is mended.
 */
export async function undoPastPayments(
  tx: Tx,
  { column, table, head }: Pick<DueKind, 'column' | 'table' | 'head'>,
  ids: string[],
  { now, by }: ImportRun,
): Promise<void> {
  const reason = words.importTakenBack;
  const taken = await reversePayments(tx, ids, { reason, now, by });
  const day = dayOf(now);
  const posting = { kind: 'reverse' as const, head, day, postedAt: now, postedBy: by.id };
  await insertTogether(tx, [postingRows(taken, () => posting)]);
  await voidReceipts(tx, ids, reason, now);
  const audit = auditFor({ actor: null, now, address: null, requestId: null });
  await followVoidReceipts(tx, ids, reason, { now, by: by.id, audit });
  const dues = taken.flatMap((payment) => payment[column] ?? []);
  await removeDues(tx, table, dues, now);
}
