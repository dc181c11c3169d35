import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { isSimulatedDue } from '../../ledger/index.ts';

/** Enough for a lifetime; beyond it the audit has all. */
const most = 300;

/** The receipt to open: the latest valid one, else the latest that became void. */
const receiptToOpen = (column: 'fee_id' | 'donation_id', due: string) =>
  sql<string | null>`(select receipts.id from payments join receipts on receipts.payment_id = payments.id
    where payments.${sql.ref(column)} = ${sql.ref(due)}
    order by receipts.voided_at is not null, receipts.created_at desc limit 1)`;

export function findCoverages(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('coverages')
    .where('memberId', '=', memberId)
    .select(['id', 'fromDay', 'toDay', 'source', 'feeId'])
    .orderBy('fromDay', 'desc')
    .limit(most)
    .execute();
}

/** With the receipts that were given for them, the void ones included. */
export function findFees(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('membershipFees as fee')
    .where('fee.memberId', '=', memberId)
    .where('fee.deletedAt', 'is', null)
    .select([
      'fee.id',
      'fee.kind',
      'fee.amount',
      'fee.currency',
      'fee.status',
      'fee.paymentStatus',
      'fee.periodFrom',
      'fee.periodTo',
      'fee.reference',
      'fee.createdAt',
    ])
    .select(isSimulatedDue('fee_id', 'fee.id', 'fee.deciding_payment_id').as('isSimulated'))
    .select((row) =>
      row
        .selectFrom('payments')
        .whereRef('payments.id', '=', 'fee.decidingPaymentId')
        .where('payments.status', '=', 'paid')
        .select('payments.paidOn')
        .as('paidOn'),
    )
    .select(receiptToOpen('fee_id', 'fee.id').as('receiptId'))
    .select((row) =>
      row
        .selectFrom('payments')
        .innerJoin('receipts', 'receipts.paymentId', 'payments.id')
        .whereRef('payments.feeId', '=', 'fee.id')
        .select(sql<string>`string_agg(receipt_number, ', ' order by receipt_number)`.as('numbers'))
        .as('receiptNumbers'),
    )
    .orderBy('fee.createdAt', 'desc')
    .limit(most)
    .execute();
}

export function findRenewals(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('membershipRenewals')
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .select(['id', 'channel', 'status', 'createdAt', 'feeId'])
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}

/** Donations that were given before joining are included. */
export function findDonations(db: Db | Tx, personId: string) {
  return db
    .selectFrom('donations')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .where('donations.personId', '=', personId)
    .where('donations.deletedAt', 'is', null)
    .select(['donations.id', 'donations.amount', 'donations.currency', 'donations.donatedOn'])
    .select(['donations.paymentStatus', 'donations.reference', 'purpose.name as purpose'])
    .select(isSimulatedDue('donation_id', 'donations.id', 'donations.deciding_payment_id').as('isSimulated'))
    .select(receiptToOpen('donation_id', 'donations.id').as('receiptId'))
    .orderBy('donations.donatedOn', 'desc')
    .limit(most)
    .execute();
}

export function findCertificates(db: Db | Tx, personId: string) {
  return db
    .selectFrom('certificates')
    .where('personId', '=', personId)
    .select(['id', 'certificateNumber', 'kind', 'year', 'createdAt', 'voidedAt', 'replacedBy'])
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}

/** What was done to the record. Looking at it is no part of its story. */
export function findChanges(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('auditEntries')
    .where('entity', '=', 'Member')
    .where('entityId', '=', memberId)
    .where('action', 'not in', ['view', 'look_up', 'create', 'register', 'merge', 'undo_merge'])
    .select(['id', 'at', 'actorName', 'action', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export function findMerges(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('memberMerges')
    .innerJoin('members as merged', 'merged.id', 'memberMerges.mergedMemberId')
    .where('memberMerges.keptMemberId', '=', memberId)
    .select(['memberMerges.id', 'memberMerges.createdAt', 'undoUntil', 'undoneAt', 'merged.membershipCode'])
    .execute();
}

/**
 * What was written to a member, or brought them one of these papers. Not whatever went to their address: anybody can enter
 * the address of somebody else as their own.
 */
export function findMessages(
  db: Db | Tx,
  {
    memberId,
    receiptIds,
    certificateIds,
  }: { memberId: string; receiptIds: string[]; certificateIds: string[] },
) {
  return db
    .selectFrom('outboxMessages')
    .where(
      sql<boolean>`(member_id = ${memberId} or receipt_id = any(${receiptIds}::uuid[])
        or certificate_id = any(${certificateIds}::uuid[]))`,
    )
    .select(['id', 'createdAt', 'subject', 'status'])
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}
