import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

interface Period {
  from: Day;
  to: Day;
}

export interface RitualMonthRow {
  ritual: string;
  month: string;
  names: number;
  namesRead: number;
  donations: number;
  amount: number;
  currency: string | null;
}

/**
 * Names by the month of their day, and money by the month in which it was booked, less what was taken back. Names stand
 * in the first row of a month whose money came in several currencies.
 */
export async function findRitualMonths(db: Db | Tx, { from, to }: Period): Promise<RitualMonthRow[]> {
  const { rows } = await sql<RitualMonthRow>`
    with listed as (
      select day.ritual_id, to_char(day.date, 'YYYY-MM') as month, count(*)::int as names,
        count(entry.read_at)::int as names_read
      from ritual_days as day
      join ritual_entries as entry on entry.ritual_day_id = day.id and entry.standing <> 'off'
      where day.date between ${from}::date and ${to}::date
      group by 1, 2
    ), received as (
      select given.ritual_id, to_char(postings.day, 'YYYY-MM') as month, postings.currency,
        sum(-entries.amount)::bigint as amount,
        sum(case when postings.kind = 'settle' then 1 else -1 end)::int as donations
      from ledger_postings as postings
      join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
      join payments on payments.id = postings.payment_id
      join (select distinct donation_id, ritual_id from ritual_entries where donation_id is not null) as given
        on given.donation_id = payments.donation_id
      where postings.head = 'donations' and postings.day between ${from}::date and ${to}::date
      group by 1, 2, 3 having sum(-entries.amount) <> 0
    ), together as (
      select coalesce(listed.ritual_id, received.ritual_id) as ritual_id,
        coalesce(listed.month, received.month) as month, listed.names, listed.names_read,
        received.donations, received.amount, received.currency,
        row_number() over (partition by coalesce(listed.ritual_id, received.ritual_id),
          coalesce(listed.month, received.month) order by received.currency) as place
      from listed full join received on received.ritual_id = listed.ritual_id and received.month = listed.month
    )
    select rituals.name as ritual, together.month,
      case when place = 1 then coalesce(together.names, 0) else 0 end as names,
      case when place = 1 then coalesce(together.names_read, 0) else 0 end as names_read,
      coalesce(together.donations, 0) as donations, coalesce(together.amount, 0) as amount, together.currency
    from together join rituals on rituals.id = together.ritual_id
    order by together.month desc, rituals.name, together.currency`.execute(db);
  return rows;
}

export interface ListedNameRow {
  id: string;
  date: Day;
  ritual: string;
  name: string;
  living: boolean;
  isLate: boolean;
  readOn: Day | null;
  sortOrder: number;
}

const ofPeriod = ({ from, to }: Period) => sql`
  from ritual_entries as entry
  join ritual_days as day on day.id = entry.ritual_day_id
  join rituals as ritual on ritual.id = day.ritual_id
  where day.date between ${from}::date and ${to}::date
    and (entry.standing = 'listed' or entry.standing = 'waiting' and ritual.include_unverified)`;

const facts = sql`entry.id, day.date, ritual.name as ritual, entry.name, entry.living, entry.is_late, entry.sort_order,
  (entry.read_at at time zone 'Asia/Thimphu')::date as read_on`;
const inOrder = sql`order by day.date, entry.sort_order, entry.id`;

/** The names on the lists of a period, in the order of days and lists. Nothing about who gave is read. */
export async function findListedNames(
  db: Db | Tx,
  period: Period,
  { take, skipped }: { take: number; skipped: number },
): Promise<ListedNameRow[]> {
  const { rows } = await sql<ListedNameRow>`select ${facts} ${ofPeriod(period)} ${inOrder}
    limit ${take} offset ${skipped}`.execute(db);
  return rows;
}

/** The next after a name. */
export async function findListedNamesAfter(
  db: Db | Tx,
  period: Period,
  last: ListedNameRow | null,
  limit: number,
): Promise<ListedNameRow[]> {
  const after = last
    ? sql`and (day.date, entry.sort_order, entry.id) > (${last.date}::date, ${last.sortOrder}, ${last.id}::uuid)`
    : sql``;
  const { rows } = await sql<ListedNameRow>`select ${facts} ${ofPeriod(period)} ${after} ${inOrder}
    limit ${limit}`.execute(db);
  return rows;
}

export async function countListedNames(db: Db | Tx, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${ofPeriod(period)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
