import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';

export interface Proposal {
  id: string;
  memberId: string;
  feeId: string;
  /** Some of it is paid, or a payment waits. */
  hasMoney: boolean;
}

/** The open renewals of these members, or the one that a merge cancelled, where it still is. */
export function findProposals(tx: Tx, memberIds: string[], cancelledId?: string): Promise<Proposal[]> {
  const rows = tx
    .selectFrom('membershipRenewals as renewal')
    .innerJoin('membershipFees as fee', 'fee.id', 'renewal.feeId')
    .where('renewal.deletedAt', 'is', null)
    .where('fee.deletedAt', 'is', null)
    .select(['renewal.id', 'renewal.memberId', 'renewal.feeId'])
    .select(
      sql<boolean>`fee.amount_paid > 0 or fee.payment_status in ('pending', 'processing')`.as('hasMoney'),
    );
  const found = cancelledId
    ? rows
        .where('renewal.id', '=', cancelledId)
        .where('renewal.status', '=', 'cancelled')
        .where('fee.status', '=', 'cancelled')
    : rows.where('renewal.memberId', 'in', memberIds).where('renewal.status', '=', 'proposed');
  return found.execute();
}

export async function hasProposal(tx: Tx, memberId: string): Promise<boolean> {
  return (await findProposals(tx, [memberId])).length > 0;
}

export async function moveProposal(
  tx: Tx,
  { id, feeId }: Proposal,
  status: 'proposed' | 'cancelled',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('membershipRenewals')
    .set((row) => ({ status, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('membershipFees')
    .set((row) => ({
      status: status === 'proposed' ? ('open' as const) : ('cancelled' as const),
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', feeId)
    .execute();
}
