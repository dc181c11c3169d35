import type { Day } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

/** Adds days that are paid for, or given, and moves the end of what is paid. */
export async function addCoverage(tx: Tx, coverage: Insertable<Schema['coverages']>): Promise<void> {
  await tx.insertInto('coverages').values(coverage).execute();
  await followCoverage(tx, coverage.memberId);
}

/**
 * The days of a fee are paid no longer; also those that a merge gave to somebody else. What the register said before the
 * fee came stays, and is the register's alone again.
 */
export async function removeCoverageOf(tx: Tx, feeId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('coverages')
    .where('feeId', '=', feeId)
    .where('source', '<>', 'import')
    .returning('memberId')
    .execute();
  await tx.updateTable('coverages').set({ feeId: null }).where('feeId', '=', feeId).execute();
  await followCoverages(tx, [...new Set(removed.map(({ memberId }) => memberId))]);
}

/** Whether any of these days is covered already; `to` null is for life. */
export async function isCovered(tx: Tx, memberId: string, from: Day, to: Day | null): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from coverages where member_id = ${memberId}
      and daterange(from_day, to_day, '[]') && daterange(${from}::date, ${to}::date, '[]')) as found`.execute(
    tx,
  );
  return rows[0]?.found ?? false;
}

/** `paid_until` and `is_lifetime` say what the coverages say. To be called in the transaction that changes them. */
export function followCoverage(tx: Tx, memberId: string): Promise<void> {
  return followCoverages(tx, [memberId]);
}

/** The same for many. */
export async function followCoverages(tx: Tx, memberIds: readonly string[]): Promise<void> {
  const ids = JSON.stringify(memberIds.map((id) => ({ id })));
  await sql`
    update members set is_lifetime = covered.for_life, paid_until = case when not covered.for_life then covered.last_day end
    from (
      select member.id, bool_or(coverages.id is not null and to_day is null) as for_life, max(to_day) as last_day
      from jsonb_to_recordset(${ids}::jsonb) as member (id uuid)
        left join coverages on coverages.member_id = member.id
      group by member.id
    ) as covered
    where members.id = covered.id and (is_lifetime, paid_until)
      is distinct from (covered.for_life, case when not covered.for_life then covered.last_day end)`.execute(
    tx,
  );
}

interface Days {
  memberId: string;
  fromDay: Day;
  /** Null: for life. */
  toDay: Day | null;
}

interface PaidDays extends Days {
  source: 'fee' | 'waiver';
  feeId: string;
  importId: string | null;
  createdAt: Date;
}

/**
 * Whether a fee of an older book can stand for its own days again: no other payment covers one of them, and days that
 * the register has without a payment do not reach beyond them.
 */
export async function canClaimDays(tx: Tx, { memberId, fromDay, toDay }: Days): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from coverages where member_id = ${memberId}
      and daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]')
      and not (source = 'import' and fee_id is null
        and daterange(from_day, to_day, '[]') <@ daterange(${fromDay}::date, ${toDay}::date, '[]'))) as found`.execute(
    tx,
  );
  return !(rows[0]?.found ?? false);
}

/**
 * The days of the register name the fee that pays for them again, also on the merged record that the fee came from, and
 * days that nobody has yet are added. Answers false, and does nothing, where that cannot be.
 */
export async function claimDays(tx: Tx, days: PaidDays): Promise<boolean> {
  if (!(await canClaimDays(tx, days))) return false;
  const { memberId, fromDay, toDay, source, feeId, importId, createdAt } = days;
  await sql`
    update coverages set fee_id = ${feeId}
    where source = 'import' and fee_id is null
      and daterange(from_day, to_day, '[]') <@ daterange(${fromDay}::date, ${toDay}::date, '[]')
      and (member_id = ${memberId} or exists (
        select from member_merges cross join jsonb_array_elements(undo -> 'moved') as moved
        where merged_member_id = coverages.member_id and undone_at is null
          and moved ->> 'table' = 'membershipFees' and moved -> 'ids' ? ${feeId}::text))`.execute(tx);
  await sql`
    insert into coverages (member_id, from_day, to_day, source, fee_id, import_id, created_at)
    select ${memberId}, lower(piece), upper(piece) - 1, ${source}, ${feeId}, ${importId}, ${createdAt}
    from unnest(datemultirange(daterange(${fromDay}::date, ${toDay}::date, '[]')) - coalesce(
      (select range_agg(daterange(from_day, to_day, '[]')) from coverages where member_id = ${memberId}),
      '{}'::datemultirange)) as piece`.execute(tx);
  await followCoverage(tx, memberId);
  return true;
}
