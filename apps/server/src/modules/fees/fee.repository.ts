import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { isSimulatedDue } from '../ledger/index.ts';

export type FeeRecord = Selectable<Schema['membershipFees']>;

export function findFeeRecord(db: Db | Tx, id: string): Promise<FeeRecord | undefined> {
  return db
    .selectFrom('membershipFees')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export function lockFeeRecord(tx: Tx, id: string): Promise<FeeRecord | undefined> {
  return tx
    .selectFrom('membershipFees')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** One that was taken out by hand; undefined where there is none. */
export function findRemovedFee(db: Db | Tx, id: string): Promise<FeeRecord | undefined> {
  return db
    .selectFrom('membershipFees')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .where('importId', 'is', null)
    .executeTakeFirst();
}

export function updateFeeRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['membershipFees']>,
  now: Date,
): Promise<FeeRecord> {
  return tx
    .updateTable('membershipFees')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What was already asked of a member for joining. */
export function findRegistrationFees(tx: Tx, memberId: string) {
  return tx
    .selectFrom('membershipFees')
    .select(['id', 'status'])
    .where('memberId', '=', memberId)
    .where('kind', '=', 'registration')
    .where('deletedAt', 'is', null)
    .execute();
}

/** What a receipt says about a fee. */
export function findFeeFacts(db: Db | Tx, id: string) {
  return db
    .selectFrom('membershipFees as fee')
    .innerJoin('members', 'members.id', 'fee.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'fee.paymentFrequencyId')
    .select(['fee.id', 'fee.kind', 'fee.memberId', 'fee.periodFrom', 'fee.periodTo', 'frequency.months'])
    .select('fee.reference')
    .select(['people.name', 'people.email', 'members.membershipCode'])
    .select(['type.name as membershipType', 'type.isTaxDeductible'])
    .where('fee.id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findRenewalOf(tx: Tx, feeId: string) {
  return tx
    .selectFrom('membershipRenewals')
    .selectAll()
    .where('feeId', '=', feeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The wish to stay that is not paid yet; there is one at a time. */
export function findOpenRenewal(tx: Tx, memberId: string) {
  return tx
    .selectFrom('membershipRenewals')
    .select(['id', 'feeId', 'termsFrom', 'termsAt'])
    .where('memberId', '=', memberId)
    .where('status', '=', 'proposed')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function updateRenewalRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['membershipRenewals']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('membershipRenewals')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

interface Terms {
  membershipTypeId: string;
  paymentFrequencyId: string;
}

/** Later renewals that would go back to what this fee was for go back to what was before it. */
export async function passOnPrevious(tx: Tx, fee: FeeRecord, before: Terms): Promise<void> {
  const later = tx
    .selectFrom('membershipFees')
    .select('id')
    .where('memberId', '=', fee.memberId)
    .where('periodFrom', '>', fee.periodFrom);
  await tx
    .updateTable('membershipRenewals')
    .set({ previousTypeId: before.membershipTypeId, previousFrequencyId: before.paymentFrequencyId })
    .where('feeId', 'in', later)
    .where('status', '=', 'confirmed')
    .where('previousTypeId', '=', fee.membershipTypeId)
    .where('previousFrequencyId', '=', fee.paymentFrequencyId)
    .execute();
}

/** Fees with all that a list shows of them. Method, day and receipt are those of the deciding payment. */
export const feeRows = (db: Db | Tx) => allFeeRows(db).where('fee.deletedAt', 'is', null);

/** Also those that were taken out. */
export function allFeeRows(db: Db | Tx) {
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
