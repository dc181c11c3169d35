import { dayOf } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { FollowingDays, Move } from './days-behind.ts';

/** The covered days of a member; without those of one fee, where it is asked what is left once that is reversed. */
export async function findFollowingDays(
  db: Db | Tx,
  memberId: string,
  withoutFee: string | null = null,
): Promise<FollowingDays[]> {
  const rows = await db
    .selectFrom('coverages')
    .leftJoin('membershipFees as fee', 'fee.id', 'coverages.feeId')
    .leftJoin('paymentFrequencies as frequency', 'frequency.id', 'fee.paymentFrequencyId')
    .select(['coverages.fromDay as from', 'coverages.toDay as to', 'coverages.createdAt'])
    .select(['fee.id as feeId', 'frequency.months', 'fee.periods', 'fee.importId'])
    .select('fee.createdAt as askedAt')
    .select((row) =>
      row
        .selectFrom('payments')
        .select((paid) => paid.fn.max('paidOn').as('day'))
        .whereRef('payments.feeId', '=', 'fee.id')
        .where('status', '=', 'paid')
        .where('isSurplus', '=', false)
        .as('paidOn'),
    )
    // Days that were cut, or that a merge brought in parts, are nobody's to move.
    .select(
      sql<boolean>`coverages.source <> 'import' and fee.member_id = coverages.member_id
        and fee.period_from = from_day and fee.period_to is not distinct from to_day`.as('isWhole'),
    )
    .where('coverages.memberId', '=', memberId)
    .where((row) =>
      row.or([
        row('coverages.feeId', 'is distinct from', withoutFee),
        row('coverages.source', '=', 'import'),
      ]),
    )
    .execute();
  return rows.map(({ from, to, feeId, months, periods, importId, askedAt, createdAt, paidOn, isWhole }) => {
    if (!isWhole || !feeId || months === null || periods === null || !askedAt) return { from, to, fee: null };
    const paid = paidOn ?? dayOf(createdAt);
    const asked = importId === null ? dayOf(askedAt) : paid;
    return { from, to, fee: { id: feeId, months, periods, askedOn: paid > asked ? paid : asked } };
  });
}

/** What a fee was for before and is for now. */
export async function movePeriod(tx: Tx, { feeId, from, to }: Move, now: Date) {
  const before = await tx
    .selectFrom('membershipFees')
    .selectAll()
    .where('id', '=', feeId)
    .executeTakeFirstOrThrow();
  const after = await tx
    .updateTable('membershipFees')
    .set((row) => ({ periodFrom: from, periodTo: to, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', feeId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveCoverage(tx, { feeId, from, to }, before.memberId);
  return { before, after };
}

/**
 * The days themselves. Records that were merged keep the days of their fees as well, for the day on which the merge is
 * undone: they move too, or go where something else of that record stands there.
 */
async function moveCoverage(tx: Tx, { feeId, from, to }: Move, memberId: string): Promise<void> {
  await sql`
    delete from coverages where fee_id = ${feeId} and member_id <> ${memberId} and (
      exists (select from coverages as other where other.member_id = coverages.member_id
        and other.fee_id is distinct from ${feeId}::uuid
        and daterange(other.from_day, other.to_day, '[]') && daterange(${from}::date, ${to}::date, '[]'))
      or exists (select from coverages as part where part.member_id = coverages.member_id
        and part.fee_id = ${feeId} and part.from_day < coverages.from_day))`.execute(tx);
  await tx.updateTable('coverages').set({ fromDay: from, toDay: to }).where('feeId', '=', feeId).execute();
}

/** Everybody whose days a fee covers, on merged records too. */
export async function findCoveredBy(tx: Tx, feeIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('coverages')
    .select('memberId')
    .distinct()
    .where('feeId', 'in', feeIds)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** Fees as somebody who is about to move their days knows them. */
export function findNamedFees(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('membershipFees as fee')
    .innerJoin('members', 'members.id', 'fee.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['fee.id as feeId', 'fee.feeNumber', 'fee.memberId', 'people.name as memberName'])
    .select(['members.membershipCode', 'fee.periodFrom', 'fee.periodTo'])
    .where('fee.id', 'in', ids)
    .execute();
}
