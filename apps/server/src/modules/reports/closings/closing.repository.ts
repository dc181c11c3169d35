import type { Day } from '@kathok/contract';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';

/** Cash that one person took in and gave back, in minor units. */
export interface CashOfUser {
  userId: string | null;
  received: number;
  returned: number;
}

/**
 * What came in is with the person who recorded it, also where somebody else verified it; what was given back with who
 * reversed it. Cash that only leaves the books to come back for something else is with the one who corrected it, in both
 * directions: no note has changed hands.
 */
export async function findCashByUser(
  db: Db | Tx,
  day: Day,
  currency: string,
): Promise<(CashOfUser & { name: string | null })[]> {
  const { rows } = await sql<CashOfUser & { name: string | null }>`
    select users.id as user_id, users.name, coalesce(sum(entries.amount) filter (where kind = 'settle'), 0)::bigint as received,
      coalesce(sum(-entries.amount) filter (where kind = 'reverse'), 0)::bigint as returned
    from ledger_postings as postings
    join ledger_entries as entries on posting_id = postings.id and account = 'cash'
    join payments on payments.id = payment_id
    left join users on users.id = case when kind = 'reverse' or ${comesBack} then posted_by
      else coalesce(submitted_by, posted_by) end
    where day = ${day} and postings.currency = ${currency}
    group by users.id order by users.name nulls last, users.id`.execute(db);
  return rows;
}

/** What it is a part of was taken out of the books before; a part that is reversed together with the rest later was not. */
const comesBack = sql`exists (select 1 from ledger_postings as taken where taken.payment_id = payments.split_of
  and taken.kind = 'reverse' and taken.posted_at <= postings.posted_at)`;

/** The closing of a day, with the name of who closed it. */
export async function findClosing(db: Db | Tx, day: Day, currency: string) {
  return db
    .selectFrom('cashClosings')
    .innerJoin('users', 'users.id', 'cashClosings.closedBy')
    .selectAll('cashClosings')
    .select('users.name as closedByName')
    .where('day', '=', day)
    .where('currency', '=', currency)
    .executeTakeFirst();
}
export type ClosingRow = NonNullable<Awaited<ReturnType<typeof findClosing>>>;

/** What was in the box when the last day before this one was closed. */
export function findLastCounted(db: Db | Tx, day: Day, currency: string) {
  return db
    .selectFrom('cashClosings')
    .select(['day', 'counted'])
    .where('day', '<', day)
    .where('currency', '=', currency)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findUserNames(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function insertClosing(tx: Tx, values: Insertable<Schema['cashClosings']>): Promise<string> {
  const { id } = await tx.insertInto('cashClosings').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface RecentDay {
  day: Day;
  booked: number;
  closed: { booked: number; opening: number; counted: number } | null;
}

/** The latest days up to one on which cash was booked or counted, newest first. */
export async function findRecentDays(
  db: Db | Tx,
  until: Day,
  currency: string,
  take: number,
): Promise<RecentDay[]> {
  const { rows } = await sql<{
    day: Day;
    booked: number;
    closedBooked: number | null;
    opening: number;
    counted: number;
  }>`
    select day, coalesce(sums.booked, 0)::bigint as booked, closing.booked as closed_booked, opening, counted
    from (select period as day, sum(amount)::bigint as booked from ledger_totals
      where grain = 'day' and method = 'cash' and head <> 'simulated' and currency = ${currency} and period <= ${until}
      group by period order by period desc limit ${take}) as sums
    full join (select * from cash_closings where currency = ${currency} and day <= ${until}
      order by day desc limit ${take}) as closing using (day)
    order by day desc limit ${take}`.execute(db);
  return rows.map(({ day, booked, closedBooked, opening, counted }) => ({
    day,
    booked,
    closed: closedBooked === null ? null : { booked: closedBooked, opening, counted },
  }));
}
