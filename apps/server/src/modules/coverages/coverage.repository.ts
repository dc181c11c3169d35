import type { Day } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

/** Adds days that are paid for, or given, and moves the end of what is paid. */
export async function addCoverage(tx: Tx, coverage: Insertable<Schema['coverages']>): Promise<void> {
  await tx.insertInto('coverages').values(coverage).execute();
  await followCoverage(tx, coverage.memberId);
}

/** The days of a fee are paid no longer; also those that a merge gave to somebody else. */
export async function removeCoverageOf(tx: Tx, feeId: string): Promise<void> {
  const removed = await tx.deleteFrom('coverages').where('feeId', '=', feeId).returning('memberId').execute();
  for (const memberId of new Set(removed.map((row) => row.memberId))) await followCoverage(tx, memberId);
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
