import type { Day, IncomeHead, Paged, PaymentMethod } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPageByIds } from '../../db/lists/read-page.ts';
import { hasPostings, sumsBetween, totalsBetween } from './ledger-sums-sql.ts';

export interface ReceivedFilter {
  /** Those that may be read, and were asked for. */
  heads: readonly IncomeHead[];
  method?: PaymentMethod | undefined;
  currency?: string | undefined;
  membershipTypeId?: string | undefined;
  purposeId?: string | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
}

interface Received {
  id: string;
  day: Day;
  kind: 'settle' | 'reverse';
  head: IncomeHead;
  method: PaymentMethod;
  currency: string;
  amount: number;
  name: string;
  about: string;
  dueId: string;
  receiptNumber: string | null;
}

/** Which lines of the books, in the order of their days, is found in an index; only then is anything else about them read. */
export function findReceivedPage(
  db: Db | Tx,
  filter: ReceivedFilter,
  query: { page: number; take: number; order?: 'ASC' | 'DESC' | undefined },
): Promise<Paged<Received>> {
  const direction = query.order === 'ASC' ? sql`asc` : sql`desc`;
  const lines = db
    .selectFrom('ledgerPostings as postings')
    .select('postings.id')
    .where(sql<SqlBool>`${linesThat(filter)}`)
    .orderBy(sql`postings.day ${direction}, postings.id ${direction}`);
  return readPageByIds(db, lines, (ids) => findReceivedById(db, ids), query, lineCount(filter));
}

function linesThat({ heads, method, currency, from, to, ...about }: ReceivedFilter): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [
    heads.length > 0 ? sql`postings.head in (${sql.join(heads)})` : sql`false`,
    ...(method ? [sql<SqlBool>`postings.method = ${method}`] : []),
    ...(currency ? [sql<SqlBool>`postings.currency = ${currency}`] : []),
    ...(from ? [sql<SqlBool>`postings.day >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`postings.day <= ${to}::date`] : []),
  ];
  if (about.membershipTypeId)
    conditions.push(sql`postings.payment_id in (select payments.id from payments
      join membership_fees on membership_fees.id = payments.fee_id
      where membership_fees.membership_type_id = ${about.membershipTypeId})`);
  if (about.purposeId)
    conditions.push(sql`postings.payment_id in (select payments.id from payments
      join donations on donations.id = payments.donation_id where donations.purpose_id = ${about.purposeId})`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

async function findReceivedById(db: Db | Tx, ids: string[]): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select postings.id, postings.day, postings.kind, postings.head, postings.method, postings.currency,
      -entries.amount as amount, coalesce(people.name, donations.donor_name) as name,
      coalesce(types.name, purposes.name) as about, coalesce(fees.id, donations.id) as "dueId",
      receipts.receipt_number as "receiptNumber"
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
    join payments on payments.id = postings.payment_id
    left join membership_fees as fees on fees.id = payments.fee_id
    left join membership_types as types on types.id = fees.membership_type_id
    left join all_members as members on members.id = fees.member_id
    left join people on people.id = members.person_id
    left join donations on donations.id = payments.donation_id
    left join donation_purposes as purposes on purposes.id = donations.purpose_id
    left join receipts on receipts.payment_id = payments.id
    where postings.id in (${sql.join(ids)})`.execute(db);
  return rows;
}

interface Sum {
  currency: string;
  count: number;
  amount: number;
}

/** The rows of the kept sums that these lines are in. Each filter is one that sums are kept by. */
function keptSums({ heads, method, currency, from, to, ...about }: ReceivedFilter): RawBuilder<unknown> {
  const isAbout = about.membershipTypeId !== undefined || about.purposeId !== undefined;
  const conditions: RawBuilder<SqlBool>[] = [
    isAbout ? sumsBetween(from, to) : totalsBetween(from, to),
    heads.length > 0 ? sql`head in (${sql.join(heads)})` : sql`false`,
    ...(method ? [sql<SqlBool>`method = ${method}`] : []),
    ...(currency ? [sql<SqlBool>`currency = ${currency}`] : []),
    ...(about.membershipTypeId ? [sql<SqlBool>`due = 'fee' and about_id = ${about.membershipTypeId}`] : []),
    ...(about.purposeId ? [sql<SqlBool>`due = 'donation' and about_id = ${about.purposeId}`] : []),
  ];
  return sql`${sql.table(isAbout ? 'ledger_sums' : 'ledger_totals')} where ${sql.join(conditions, sql` and `)}`;
}

/** What the lines of a filter add up to, from the sums kept beside the ledger. */
export async function sumReceived(db: Db | Tx, filter: ReceivedFilter): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select currency, sum(amount)::bigint as amount, sum(settled - reversed)::bigint as count
    from ${keptSums(filter)}
    group by currency having ${hasPostings} order by currency <> 'BTN', currency`.execute(db);
  return rows;
}

const lineCount = (filter: ReceivedFilter): RawBuilder<number> =>
  sql`(select coalesce(sum(settled + reversed), 0)::bigint from ${keptSums(filter)})`;
