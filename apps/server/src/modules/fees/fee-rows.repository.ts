import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { isSimulatedDue } from '../payments/index.ts';

/** Fees with all that a list shows of them. Method, day and receipt are those of the deciding payment. */
export function feeRows(db: Db | Tx) {
  return db
    .selectFrom('membershipFees as fee')
    .innerJoin('members', 'members.id', 'fee.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'fee.paymentFrequencyId')
    .leftJoin('payments as deciding', 'deciding.id', 'fee.decidingPaymentId')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.paymentId', '=', 'deciding.id').on('receipts.voidedAt', 'is', null),
    )
    .where('fee.deletedAt', 'is', null)
    .selectAll('fee')
    .select(['people.name as memberName', 'members.membershipCode'])
    .select(['members.endReason', 'members.isLifetime'])
    .select((row) => row('members.deletedAt', 'is not', null).$castTo<boolean>().as('isRemoved'))
    .select(['type.name as membershipType', 'frequency.name as paymentFrequency'])
    .select(['deciding.method', 'deciding.paidOn', 'deciding.reason', 'receipts.receiptNumber'])
    .select(isSimulatedDue('fee_id', 'fee.id', 'fee.deciding_payment_id').as('isSimulated'));
}
export type FeeRow = Awaited<ReturnType<ReturnType<typeof feeRows>['execute']>>[number];

export function findFeeRow(db: Db | Tx, id: string) {
  return feeRows(db).where('fee.id', '=', id).executeTakeFirst();
}

export async function findRenewalIdOf(db: Db | Tx, feeId: string): Promise<string | null> {
  const renewal = await db
    .selectFrom('membershipRenewals')
    .select('id')
    .where('feeId', '=', feeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return renewal?.id ?? null;
}

export function findFeesOfMember(db: Db | Tx, memberId: string) {
  return feeRows(db)
    .where('fee.memberId', '=', memberId)
    .orderBy('fee.createdAt', 'desc')
    .orderBy(sql`fee.id`)
    .execute();
}
