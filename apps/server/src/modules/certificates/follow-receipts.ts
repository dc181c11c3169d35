import type { Tx } from '../../db/open-database.ts';
import { findCounting, findCountingOthers, lockPayers } from './certificate.repository.ts';
import { issueCertificate, type IssueContext } from './issue-certificate.ts';
import { words } from './words.en.ts';

/** Receipts of these payments have just become void: what added them up is void too, and another stands in its place. */
export async function followVoidReceipts(
  tx: Tx,
  paymentIds: string[],
  reason: string,
  context: IssueContext,
): Promise<void> {
  if (paymentIds.length === 0) return;
  await lockPayers(tx, paymentIds);
  for (const { personId, kind, year } of await findCounting(tx, paymentIds))
    await issueCertificate(tx, { personId, kind, year }, context, reason);
}

/**
 * A merge has just been undone, and receipts went back to the other person: a certificate that still adds them up is
 * void, and another one with the person's own receipts stands in its place.
 */
export async function followUndoneMerge(tx: Tx, personIds: string[], context: IssueContext): Promise<void> {
  for (const { personId, kind, year } of await findCountingOthers(tx, personIds))
    await issueCertificate(tx, { personId, kind, year }, context, words.mergeUndone);
}
