import type { Day, LedgerHead, PaymentMethod } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { BookedHead } from '../../db/schema.ts';
import { hasPostings, sumsBetween } from '../payments/index.ts';

export type Grouping = 'day' | 'month' | 'method' | 'currency' | 'about';

export interface Booked {
  head: Exclude<LedgerHead, 'held_for_refund'>;
  from?: Day | undefined;
  to?: Day | undefined;
  method?: PaymentMethod | undefined;
  /** A membership type or a donation purpose. */
  aboutId?: string | undefined;
  /** Of the fee (`fee`) or the donation (`donations`), whichever the head is about; null where nothing else is asked. */
  condition: RawBuilder<SqlBool> | null;
}

interface Sum {
  currency: string;
  count: number;
  amount: number;
}

/** What a fee or a donation is about: its type, its purpose. */
const dues = {
  membership_fees: {
    due: sql`'fee'`,
    abouts: sql`membership_types`,
    join: sql`join membership_fees as fee on fee.id = payments.fee_id
      join membership_types as about on about.id = fee.membership_type_id`,
  },
  donations: {
    due: sql`'donation'`,
    abouts: sql`donation_purposes`,
    join: sql`join donations on donations.id = payments.donation_id
      join donation_purposes as about on about.id = donations.purpose_id`,
  },
};
const groupings: Record<Grouping, { key: RawBuilder<string>; name: RawBuilder<string> }> = {
  day: same(sql`to_char(day, 'YYYY-MM-DD')`),
  month: same(sql`to_char(day, 'YYYY-MM')`),
  method: same(sql`method`),
  currency: same(sql`currency`),
  about: { key: sql`about_id::text`, name: sql`about_name` },
};

function same(key: RawBuilder<string>) {
  return { key, name: key };
}

/** What is booked under a head and fits; the books, never the states of records, say what came in. */
function booked(what: Booked, under: BookedHead, grain: 'day' | 'month') {
  return what.condition === null ? keptSums(what, under, grain) : postings(what, what.condition, under);
}

/** From the sums that are kept beside the ledger: however much was booked, there are few of them. */
function keptSums({ head, from, to, method, aboutId }: Booked, under: BookedHead, grain: 'day' | 'month') {
  const conditions = [
    sumsBetween(from, to, grain),
    sql`head = ${under} and due = ${dues[head].due}`,
    ...(method ? [sql`method = ${method}`] : []),
    ...(aboutId ? [sql`about_id = ${aboutId}`] : []),
  ];
  return sql`select period as day, method, currency, about_id, about.name as about_name,
      ledger_sums.amount, settled, reversed
    from ledger_sums join ${dues[head].abouts} as about on about.id = about_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** From the ledger itself, posting by posting, where something is asked of each fee or donation. */
function postings(
  { head, from, to, method, aboutId }: Booked,
  asked: RawBuilder<SqlBool>,
  under: BookedHead,
) {
  const conditions = [
    sql`postings.head = ${under}`,
    asked,
    ...(from ? [sql`postings.day >= ${from}::date`] : []),
    ...(to ? [sql`postings.day <= ${to}::date`] : []),
    ...(method ? [sql`postings.method = ${method}`] : []),
    ...(aboutId ? [sql`about.id = ${aboutId}`] : []),
  ];
  return sql`select postings.day, postings.method, postings.currency, about.id as about_id, about.name as about_name,
      -entries.amount as amount, (postings.kind = 'settle')::int as settled, (postings.kind = 'reverse')::int as reversed
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
    join payments on payments.id = postings.payment_id
    ${dues[head].join}
    where ${sql.join(conditions, sql` and `)}`;
}

const sums = sql`currency, sum(amount)::bigint as amount, sum(settled - reversed)::bigint as count`;

interface Shown {
  page: number;
  take: number;
  sortBy?: 'key' | 'count' | 'amount' | undefined;
  order?: 'ASC' | 'DESC' | undefined;
}

export async function findGroups(
  db: Db | Tx,
  what: Booked,
  grouping: Grouping,
  { page, take, sortBy = 'key', order }: Shown,
) {
  const { key, name } = groupings[grouping];
  const sorted = { key: sql`name`, count: sql`count`, amount: sql`amount` }[sortBy];
  const rowsOfBooks = booked(what, what.head, grouping === 'day' ? 'day' : 'month');
  const groups = sql`select ${key} as key, ${name} as name, ${sums} from (${rowsOfBooks}) as booked
    group by 1, 2, 3 having ${hasPostings}`;
  const { rows } = await sql<Sum & { key: string; name: string; groups: number }>`
    select grouped.*, count(*) over () as groups from (${groups}) as grouped
    order by ${sorted} ${order === 'DESC' ? sql`desc` : sql`asc`}, key, currency
    limit ${take} offset ${(page - 1) * take}`.execute(db);
  if (rows.length > 0 || page === 1) return { rows, itemCount: rows[0]?.groups ?? 0 };
  const counted = await sql<{ count: number }>`select count(*) from (${groups}) as grouped`.execute(db);
  return { rows, itemCount: counted.rows[0]?.count ?? 0 };
}

export const findTotals = (db: Db | Tx, what: Booked) => sumsUnder(db, what, what.head);

/** The same of what was paid at a simulated bank. */
export const findSimulated = (db: Db | Tx, what: Booked) => sumsUnder(db, what, 'simulated');

async function sumsUnder(db: Db | Tx, what: Booked, head: BookedHead): Promise<Sum[]> {
  const { rows } = await sql<Sum>`select ${sums} from (${booked(what, head, 'month')}) as booked
    group by currency having ${hasPostings} order by currency`.execute(db);
  return rows;
}
