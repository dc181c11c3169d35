import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** Rhythms of payment, those in use first, and what everything costs today. */
export async function findFeeTable(db: Db | Tx) {
  const frequencies = await db
    .selectFrom('paymentFrequencies')
    .select(['id', 'name', 'months', 'deletedAt'])
    .orderBy('isActive', 'desc')
    .execute();
  const prices = await db
    .selectFrom('membershipTypeFees')
    .select(['membershipTypeId', 'paymentFrequencyId', 'currency', 'amount'])
    .execute();
  const types = await db
    .selectFrom('membershipTypes')
    .select(['id', 'registrationFee', 'registrationFeeCurrency'])
    .execute();
  return { frequencies, prices, types };
}

/** All days that these members have; `isBacked` where a payment or a waiver stands for them. */
export async function findCoveredDays(db: Db | Tx, memberIds: string[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('coverages')
    .select(['memberId', 'fromDay as from', 'toDay as to'])
    .select(sql<boolean>`source <> 'import' or fee_id is not null`.as('isBacked'))
    .where('memberId', 'in', memberIds)
    .execute();
}

/** What was asked of these members for joining, and what is open. */
export async function findOtherFees(db: Db | Tx, memberIds: string[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('membershipFees')
    .select(['memberId', 'kind', 'status', 'feeNumber'])
    .where('memberId', 'in', memberIds)
    .where('deletedAt', 'is', null)
    .where('status', '<>', 'cancelled')
    .where((where) => where.or([where('kind', '=', 'registration'), where('status', '=', 'open')]))
    .execute();
}

interface SoughtPayment {
  place: number;
  member_id: string;
  day: string;
  amount: number;
  currency: string;
}

/** What these members paid on that very day, the same sum, by the place of the row: place → fee number. */
export async function findSamePayments(db: Db | Tx, sought: SoughtPayment[]): Promise<Map<number, string>> {
  if (sought.length === 0) return new Map();
  const { rows } = await sql<{ place: number; feeNumber: string }>`
    select place, fee_number
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as sought (place int, member_id uuid, day date, amount bigint, currency text)
      join membership_fees fee on fee.member_id = sought.member_id and fee.deleted_at is null
      join payments on payments.fee_id = fee.id and payments.status = 'paid' and payments.paid_on = day
        and payments.amount = sought.amount and payments.currency = sought.currency`.execute(db);
  return new Map(rows.map(({ place, feeNumber }) => [place, feeNumber]));
}

/** Before their fees, as everybody does, so that nobody waits in a circle. */
export async function lockMembers(tx: Tx, ids: string[]): Promise<void> {
  await tx.selectFrom('allMembers').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Days that the register has without a payment. */
export function findRegisterDays(tx: Tx, memberIds: string[]) {
  return tx
    .selectFrom('coverages')
    .select(['id', 'memberId', 'fromDay as from', 'toDay as to', 'importId', 'createdAt'])
    .where('memberId', 'in', memberIds)
    .where('source', '=', 'import')
    .where('feeId', 'is', null)
    .execute();
}

export async function deleteCoverages(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('coverages').where('id', 'in', ids).execute();
}

export async function findMembersOfFees(tx: Tx, feeIds: string[]): Promise<string[]> {
  const fees = await tx
    .selectFrom('membershipFees')
    .select('memberId')
    .where('id', 'in', feeIds)
    .distinct()
    .execute();
  return fees.map(({ memberId }) => memberId);
}

/** The days go, except those that the register had before; fees and renewals are over. Answers whose days went. */
export async function endFees(tx: Tx, feeIds: string[], now: Date): Promise<string[]> {
  const ended = await tx
    .deleteFrom('coverages')
    .where('feeId', 'in', feeIds)
    .where('source', '<>', 'import')
    .returning('memberId')
    .execute();
  await tx.updateTable('coverages').set({ feeId: null }).where('feeId', 'in', feeIds).execute();
  await tx.updateTable('membershipFees').set({ status: 'cancelled' }).where('id', 'in', feeIds).execute();
  await tx
    .updateTable('membershipRenewals')
    .set((row) => ({ status: 'cancelled', deletedAt: now, updatedAt: now, version: row('version', '+', 1) }))
    .where('feeId', 'in', feeIds)
    .execute();
  return ended.map(({ memberId }) => memberId);
}

/** Members who were given later days since this import, which begin where its days end. */
export async function countLaterCoverage(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct own.member_id) from membership_fees fee
      join imports on imports.id = fee.import_id
      join coverages own on own.fee_id = fee.id and own.source <> 'import'
      join coverages later on later.member_id = own.member_id and later.from_day = own.to_day + 1
    where fee.import_id = ${importId} and later.created_at >= imports.started_at
      and not exists (select from membership_fees own where own.id = later.fee_id and own.import_id = ${importId})`.execute(
    tx,
  );
  return Number(rows[0]?.count ?? 0);
}
