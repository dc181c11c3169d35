import type { Day, LedgerHead, PaymentMethod } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { BookedHead } from '../../db/schema.ts';

export type Grouping = 'day' | 'month' | 'method' | 'currency' | 'about';

export interface Booked {
  head: Exclude<LedgerHead, 'held_for_refund'>;
  from?: Day | undefined;
  to?: Day | undefined;
  method?: PaymentMethod | undefined;
  /** Of the fee (`fee`) or the donation (`donations`), whichever the head is about. */
  condition: RawBuilder<SqlBool>;
}

interface Sum {
  currency: string;
  count: number;
  amount: number;
}

/** What a fee or a donation is about: its type, its purpose. */
const dues = {
  membership_fees: sql`join membership_fees as fee on fee.id = payments.fee_id
    join membership_types as about on about.id = fee.membership_type_id`,
  donations: sql`join donations on donations.id = payments.donation_id
    join donation_purposes as about on about.id = donations.purpose_id`,
};
const groupings: Record<Grouping, { key: RawBuilder<string>; name: RawBuilder<string> }> = {
  day: same(sql`to_char(postings.day, 'YYYY-MM-DD')`),
  month: same(sql`to_char(postings.day, 'YYYY-MM')`),
  method: same(sql`postings.method`),
  currency: same(sql`postings.currency`),
  about: { key: sql`about.id::text`, name: sql`about.name` },
};

function same(key: RawBuilder<string>) {
  return { key, name: key };
}

/** Every posting under a head that fits; the books, never the states of records, say what came in. */
function booked({ head, from, to, method, condition }: Booked, under: BookedHead = head) {
  const conditions = [
    sql`postings.head = ${under}`,
    condition,
    ...(from ? [sql`postings.day >= ${from}::date`] : []),
    ...(to ? [sql`postings.day <= ${to}::date`] : []),
    ...(method ? [sql`postings.method = ${method}`] : []),
  ];
  return sql`from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
    join payments on payments.id = postings.payment_id
    ${dues[head]}
    where ${sql.join(conditions, sql` and `)}`;
}

const sums = sql`postings.currency, sum(-entries.amount)::bigint as amount,
  sum(case postings.kind when 'settle' then 1 else -1 end)::bigint as count`;

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
  const groups = sql`select ${key} as key, ${name} as name, ${sums} ${booked(what)} group by 1, 2, 3`;
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
  const { rows } = await sql<Sum>`select ${sums} ${booked(what, head)} group by 1 order by 1`.execute(db);
  return rows;
}
