import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import { ownedRecords } from '../people/owned-records.ts';

export interface Owner {
  id: string;
  personId: string;
}

export interface Moved {
  table: string;
  column: string;
  ids: string[];
}

const owner = ({ id, personId }: Owner, to: 'member' | 'person') => (to === 'member' ? id : personId);

/** Everything that points to one of them points to the other from now on. */
export async function moveOwnedRecords(tx: Tx, from: Owner, into: Owner): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const { table, column, to } of ownedRecords) {
    const { rows } = await sql<{
      id: string;
    }>`update ${sql.table(table)} set ${sql.raw(column)} = ${owner(into, to)}
      where ${sql.raw(column)} = ${owner(from, to)} returning id`.execute(tx);
    if (rows.length > 0) moved.push({ table, column, ids: rows.map(({ id }) => id) });
  }
  return moved;
}

/** Back to whom they pointed before, where they still point to whom the merge gave them. */
export async function moveOwnedRecordsBack(tx: Tx, moved: Moved[], from: Owner, into: Owner): Promise<void> {
  for (const { table, column, to } of ownedRecords) {
    const ids = moved
      .filter((entry) => entry.table === table && entry.column === column)
      .flatMap(({ ids }) => ids);
    if (ids.length === 0) continue;
    await sql`update ${sql.table(table)} set ${sql.raw(column)} = ${owner(into, to)}
      where id = any(${ids}::uuid[]) and ${sql.raw(column)} = ${owner(from, to)}`.execute(tx);
  }
}

/** The lists that only the other one was on. Their own entries stay with the hidden record, for a merge that is taken back. */
export async function addMissingLists(tx: Tx, from: string, into: string): Promise<string[]> {
  const { rows } = await sql<{ listId: string }>`
    insert into member_list_entries (list_id, member_id, added_at)
    select list_id, ${into}, added_at from member_list_entries where member_id = ${from}
    on conflict do nothing
    returning list_id as "listId"`.execute(tx);
  return rows.map(({ listId }) => listId);
}

export async function takeOffLists(tx: Tx, memberId: string, listIds: string[]): Promise<void> {
  if (listIds.length === 0) return;
  await tx
    .deleteFrom('memberListEntries')
    .where('memberId', '=', memberId)
    .where('listId', 'in', listIds)
    .execute();
}

/** How many days both had paid for; what is for life counts up to the last day that is not. */
export async function countDaysPaidTwice(tx: Tx, one: string, other: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select coalesce(sum(upper(both_paid) - lower(both_paid)), 0)::int as days
    from coverages as a join coverages as b on a.member_id = ${one} and b.member_id = ${other}
    cross join lateral (select daterange(a.from_day, a.to_day, '[]') * daterange(b.from_day, b.to_day, '[]') as both_paid) as overlap
    where not isempty(both_paid) and not upper_inf(both_paid)`.execute(tx);
  return rows[0]?.days ?? 0;
}

/** Days that were paid since the merge, with a fee that goes back, go back with it. Those of the register stay its own. */
export async function moveDaysPaidSince(tx: Tx, moved: Moved[], from: string, into: string): Promise<void> {
  const feeIds = moved.flatMap(({ table, ids }) => (table === 'membershipFees' ? ids : []));
  if (feeIds.length === 0) return;
  const paid = tx.updateTable('coverages').where('memberId', '=', from).where('feeId', 'in', feeIds);
  await paid.set({ memberId: into }).where('source', '<>', 'import').execute();
  await paid.set({ feeId: null }).execute();
}

/**
 * The days that a merge added go. Where a fee that stays with the kept one has come to stand for some of them, they are
 * the days of that fee. To be called when the fees are where they belong.
 */
export async function removeAddedDays(tx: Tx, ids: string[], keptId: string): Promise<void> {
  if (ids.length === 0) return;
  await sql`update coverages set import_id = fee.import_id,
      source = case fee.status when 'waived' then 'waiver' else 'fee' end
    from membership_fees as fee
    where coverages.id = any(${ids}::uuid[]) and fee.id = fee_id and fee.member_id = ${keptId}`.execute(tx);
  await sql`delete from coverages where id = any(${ids}::uuid[])
    and not exists (select from membership_fees where id = fee_id and member_id = ${keptId})`.execute(tx);
}

export async function countLogins(tx: Tx, memberIds: string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .where('memberId', 'in', memberIds)
    .where('deletedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
