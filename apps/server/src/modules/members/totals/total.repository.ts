import { defaultCurrency, type Dzongkhag, type LedgerHead } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

interface Counted {
  id: string;
  name: string;
  total: number;
}

/** Also the types that nobody has yet. From the kept counts, as all of these: docs/decisions/dashboard.md. */
export async function countByType(db: Db | Tx): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select types.id, types.name, coalesce(total, 0)::bigint as total
    from membership_types as types
    left join (select membership_type_id, sum(row_count) as total from shown_member_standing_counts
      where not is_removed group by membership_type_id) as counted on membership_type_id = types.id
    where deleted_at is null
    order by total desc, types.name`.execute(db);
  return rows;
}

export async function countByCountry(db: Db | Tx): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select countries.id, countries.name, sum(row_count)::bigint as total
    from shown_member_place_counts join countries on countries.id = person_country_id
    where not is_removed
    group by countries.id having sum(row_count) > 0
    order by total desc, countries.name`.execute(db);
  return rows;
}

export async function countByDzongkhag(db: Db | Tx): Promise<{ dzongkhag: Dzongkhag; total: number }[]> {
  const { rows } = await sql<{ dzongkhag: Dzongkhag; total: number }>`
    select person_dzongkhag as dzongkhag, sum(row_count)::bigint as total
    from shown_member_place_counts
    where not is_removed and person_dzongkhag is not null
    group by person_dzongkhag having sum(row_count) > 0
    order by total desc, person_dzongkhag`.execute(db);
  return rows;
}

interface Paid {
  currency: string;
  /** How many fees or donations. */
  count: number;
  amount: number;
}

const ownFees = (memberId: string) =>
  sql`payments.fee_id in (select id from membership_fees where member_id = ${memberId})`;
/** Donations that were given before joining are included. */
const ownDonations = (personId: string) =>
  sql`payments.donation_id in (select id from donations where person_id = ${personId})`;

export const sumPaidFees = (db: Db | Tx, memberId: string) =>
  sumBooked(db, 'membership_fees', ownFees(memberId));
export const sumPaidDonations = (db: Db | Tx, personId: string) =>
  sumBooked(db, 'donations', ownDonations(personId));

/** What the books say was paid, in part or in full, and not taken back; by currency, ngultrum first. */
async function sumBooked(db: Db | Tx, head: LedgerHead, own: RawBuilder<unknown>): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select currency, count(*), sum(paid.amount)::bigint as amount
    from (
      select postings.currency, sum(-entries.amount) as amount
      from payments
        join ledger_postings as postings on postings.payment_id = payments.id and postings.head = ${head}
        join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
      where ${own}
      group by coalesce(payments.fee_id, payments.donation_id), postings.currency
    ) as paid
    where paid.amount > 0
    group by currency
    order by currency <> ${defaultCurrency}, currency`.execute(db);
  return rows;
}
