import type { Db, Tx } from '../../db/open-database.ts';

export function findPaymentOf(db: Db | Tx, id: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'feeId', 'donationId', 'slipFileId'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type PaymentWithOwner = NonNullable<Awaited<ReturnType<typeof findPaymentOf>>>;

/** The fee or gift that has a reference. */
export async function findByReference(db: Db | Tx, reference: string) {
  const fee = await db
    .selectFrom('membershipFees')
    .select(['id', 'memberId'])
    .where('reference', '=', reference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (fee) return { kind: 'fee' as const, ...fee };
  const donation = await db
    .selectFrom('donations')
    .select(['id', 'memberId'])
    .where('reference', '=', reference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return donation && { kind: 'donation' as const, ...donation };
}
