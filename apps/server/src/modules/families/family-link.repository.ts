import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { isOneOf } from '../../db/statements/hide-from-planner.ts';

export type FamilyLinkRecord = Selectable<Schema['familyLinks']>;

/** All links of a member from either side, the newest first; with whom they lead to, if they are in the register. */
export function findLinksOf(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('familyLinks as link')
    .innerJoin('members as keeper', 'keeper.id', 'link.keeperId')
    .innerJoin('people as keeperPerson', 'keeperPerson.id', 'keeper.personId')
    .leftJoin('members as kept', 'kept.id', 'link.memberId')
    .selectAll('link')
    .select(['keeper.membershipCode as keeperCode', 'keeperPerson.name as keeperName'])
    .where((is) => is.or([is('link.keeperId', '=', memberId), is('link.memberId', '=', memberId)]))
    .where('keeper.deletedAt', 'is', null)
    .where((is) => is.or([is('link.memberId', 'is', null), is('kept.deletedAt', 'is', null)]))
    .orderBy('link.askedAt', 'desc')
    .orderBy('link.id')
    .execute();
}
export type FoundLink = Awaited<ReturnType<typeof findLinksOf>>[number];

export function findLink(db: Db | Tx, id: string): Promise<FamilyLinkRecord | undefined> {
  return db.selectFrom('familyLinks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Nobody else changes the link until the transaction ends. */
export function lockLinkRow(tx: Tx, id: string): Promise<FamilyLinkRecord | undefined> {
  return tx.selectFrom('familyLinks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertLink(tx: Tx, link: Insertable<Schema['familyLinks']>): Promise<string> {
  const { id } = await tx.insertInto('familyLinks').values(link).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateLink(
  tx: Tx,
  id: string,
  values: Updateable<Schema['familyLinks']>,
): Promise<void> {
  await tx.updateTable('familyLinks').set(values).where('id', '=', id).execute();
}

/** What stands of a keeper: whom they keep, and whom they have asked. Read once the keeper is locked. */
export function findStanding(tx: Tx, keeperId: string) {
  return tx
    .selectFrom('familyLinks')
    .select(['id', 'memberId', 'askedCode', 'state'])
    .where('keeperId', '=', keeperId)
    .where('state', 'in', ['asked', 'accepted'])
    .execute();
}

/** Whom a code and a birth date both belong to; by the code of before, where they were merged. */
export async function findByCodeAndBirth(
  db: Db | Tx,
  { code, dateOfBirth }: { code: string | null; dateOfBirth: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select members.id from (
      select coalesce(merged_into, id) as id from members where membership_code = ${code}) as found
    join members on members.id = found.id and members.deleted_at is null
    join people on people.id = members.person_id
    where people.date_of_birth = ${dateOfBirth}::date`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether somebody is kept by this keeper at this moment. */
export async function isKept(db: Db | Tx, keeperId: string, memberId: string): Promise<boolean> {
  const link = db
    .selectFrom('familyLinks')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'accepted');
  return (await link.executeTakeFirst()) !== undefined;
}

/** The fee that each of these members owes, the oldest first. */
export async function findOpenFees(db: Db | Tx, memberIds: readonly string[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('membershipFees')
    .select(['id', 'memberId', 'amount', 'amountPaid', 'currency', 'periodTo', 'paymentStatus'])
    .distinctOn('memberId')
    .where(isOneOf('memberId', memberIds))
    .where('status', '=', 'open')
    .where('deletedAt', 'is', null)
    .orderBy('memberId')
    .orderBy('createdAt')
    .execute();
}
export type OpenFee = Awaited<ReturnType<typeof findOpenFees>>[number];

const mostReceipts = 200;

/** Receipts of what somebody paid for these members, with their own account or as the payer for several; the newest first. */
export async function findReceiptsPaidBy(db: Db | Tx, keeperId: string, memberIds: readonly string[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('payments')
    .innerJoin('receipts', 'receipts.paymentId', 'payments.id')
    .leftJoin('users', 'users.id', 'payments.submittedBy')
    .leftJoin('jointPayments as joint', 'joint.id', 'payments.jointPaymentId')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('donations as donation', 'donation.id', 'payments.donationId')
    .select(['receipts.id', 'receipts.receiptNumber', 'receipts.issuedOn', 'receipts.snapshot'])
    .select(['receipts.voidedAt', 'receipts.createdAt'])
    .select((row) => row.fn.coalesce('fee.memberId', 'donation.memberId').as('memberId'))
    .where((row) => row.or([row('users.memberId', '=', keeperId), row('joint.payerId', '=', keeperId)]))
    .where(sql<boolean>`coalesce(fee.member_id, donation.member_id) = any(${memberIds}::uuid[])`)
    .orderBy('receipts.createdAt', 'desc')
    .orderBy('receipts.id')
    .limit(mostReceipts)
    .execute();
}
export type PaidReceipt = Awaited<ReturnType<typeof findReceiptsPaidBy>>[number];
