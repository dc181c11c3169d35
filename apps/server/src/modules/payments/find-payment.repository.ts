import type { Db, Tx } from '../../db/open-database.ts';

/** With whose it is, where it is a member's. */
export function findPaymentOf(db: Db | Tx, id: string) {
  return db
    .selectFrom('payments')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('donations as donation', 'donation.id', 'payments.donationId')
    .select(['payments.id', 'payments.feeId', 'payments.donationId', 'payments.slipFileId'])
    .select((row) => row.fn.coalesce('fee.memberId', 'donation.memberId').as('memberId'))
    .where('payments.id', '=', id)
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

/** Which of these references a fee or a gift has. */
export async function findTakenReferences(db: Db | Tx, references: string[]): Promise<string[]> {
  const ofFees = db.selectFrom('membershipFees').select('reference').where('reference', 'in', references);
  const ofGifts = db.selectFrom('donations').select('reference').where('reference', 'in', references);
  return (await ofFees.union(ofGifts).execute()).map(({ reference }) => reference);
}
