import { type Day, dayOf } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import type { FollowingDays, Move } from './offer.ts';

/** Adds days that are paid for, or given, and moves the end of what is paid. */
export async function addCoverage(tx: Tx, coverage: Insertable<Schema['coverages']>): Promise<void> {
  await tx.insertInto('coverages').values(coverage).execute();
  await followCoverage(tx, coverage.memberId);
}

/**
 * The days of a fee are paid no longer; also those that a merge gave to somebody else. What the register said before the
 * fee came stays, and is the register's alone again. What was paid twice, on records that were merged, is still paid.
 */
export async function removeCoverageOf(tx: Tx, feeId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('coverages')
    .where('feeId', '=', feeId)
    .where('source', '<>', 'import')
    .returning('memberId')
    .execute();
  await tx.updateTable('coverages').set({ feeId: null }).where('feeId', '=', feeId).execute();
  const lost = removed.map(({ memberId }) => memberId);
  const grown = await addDaysOfMerged(tx, lost);
  await followCoverages(tx, [...new Set([...lost, ...grown])]);
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

/**
 * The days that only the other one had paid for become days of the kept one. Days that both had paid stay where they
 * were, on the record that is hidden now, and so do the originals of all others: nothing is lost, and taking the merge
 * back only has to take away what was added here.
 */
export async function addMissingDays(tx: Tx, from: string, into: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into coverages (member_id, from_day, to_day, source, fee_id, import_id)
    select ${into}, lower(piece), upper(piece) - 1, theirs.source, theirs.fee_id, theirs.import_id
    from coverages as theirs
    cross join lateral unnest(
      datemultirange(daterange(theirs.from_day, theirs.to_day, '[]')) - coalesce(
        (select range_agg(daterange(from_day, to_day, '[]')) from coverages where member_id = ${into}),
        '{}'::datemultirange)) as piece
    where theirs.member_id = ${from}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Days that somebody has just lost may be paid on a record that was merged into theirs: those are added, and undoing the
 * merge takes them away again. The earliest merge comes first, so that days pass from record to record. Answers who has
 * more days now.
 */
export async function addDaysOfMerged(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const { rows: merges } = await sql<{ id: string; kept: string; merged: string }>`
    select member_merges.id, kept_member_id as kept, merged_member_id as merged
    from member_merges join all_members as kept on kept.id = kept_member_id
    where undone_at is null and coalesce(kept.merged_into, kept.id) in (
      select coalesce(merged_into, id) from all_members where id = any(${memberIds}::uuid[]))
    order by kept.merged_into is null, member_merges.created_at`.execute(tx);
  const grown: string[] = [];
  for (const { id, kept, merged } of merges) {
    const added = await addMissingDays(tx, merged, kept);
    if (added.length === 0) continue;
    await sql`update member_merges
      set undo = jsonb_set(undo, '{coverageIds}', (undo -> 'coverageIds') || ${JSON.stringify(added)}::jsonb)
      where id = ${id}`.execute(tx);
    grown.push(kept);
  }
  return grown;
}

interface Piece {
  id: string;
  /** The row that it was cut from, and that is gone. */
  cutFrom: string;
}

/** Days that a merge added and that were cut since are still those that undoing the merge takes away. */
export async function followCutDays(
  tx: Tx,
  memberIds: readonly string[],
  pieces: readonly Piece[],
): Promise<void> {
  if (pieces.length === 0) return;
  const cut = JSON.stringify(pieces.map(({ id, cutFrom }) => ({ id, cut_from: cutFrom })));
  await sql`
    with pieces as (select * from jsonb_to_recordset(${cut}::jsonb) as (id text, cut_from text))
    update member_merges set undo = jsonb_set(undo, '{coverageIds}', (
      select jsonb_agg(coalesce(pieces.id, added.id))
      from jsonb_array_elements_text(undo -> 'coverageIds') as added (id)
        left join pieces on pieces.cut_from = added.id))
    where kept_member_id = any(${memberIds}::uuid[]) and undone_at is null
      and undo -> 'coverageIds' ?| array(select cut_from from pieces)`.execute(tx);
}

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
    .select(['fee.id as feeId', 'frequency.months', 'fee.periods'])
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
    // Days that a register or an older book said, that were cut, or that a merge brought in parts, stay where they are.
    .select(
      sql<boolean>`coverages.source <> 'import' and fee.import_id is null and fee.member_id = coverages.member_id
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
  return rows.map(({ from, to, feeId, months, periods, askedAt, createdAt, paidOn, isWhole }) => {
    if (!isWhole || !feeId || months === null || periods === null || !askedAt) return { from, to, fee: null };
    const [paid, asked] = [paidOn ?? dayOf(createdAt), dayOf(askedAt)];
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
