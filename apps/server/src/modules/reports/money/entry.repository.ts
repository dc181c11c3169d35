import type { Paged, PaymentMethod } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPageByIds } from '../../../db/lists/read-page.ts';
import { type Booked, bookedRows, postingConditions } from './money-groups-sql.ts';

export interface EntryRow {
  id: string;
  dueId: string;
  day: string;
  kind: 'settle' | 'reverse';
  number: string;
  payer: string;
  membershipCode: string | null;
  about: string;
  method: PaymentMethod;
  receiptNumber: string | null;
  amount: number;
  currency: string;
}

interface Paging {
  page: number;
  take: number;
  order?: 'ASC' | 'DESC' | undefined;
  countAll?: boolean | undefined;
}

function entryIds(db: Db | Tx, what: Booked) {
  const asksDue = what.condition !== null || what.aboutId !== undefined;
  const isFees = what.head === 'membership_fees';
  return db
    .selectFrom('ledgerPostings as postings')
    .$if(asksDue, (rows) => rows.innerJoin('payments', 'payments.id', 'postings.paymentId'))
    .$if(asksDue && isFees, (rows) =>
      rows.innerJoin('membershipFees as fee', (join) => join.on(sql<boolean>`fee.id = payments.fee_id`)),
    )
    .$if(asksDue && !isFees, (rows) =>
      rows.innerJoin('donations', (join) => join.on(sql<boolean>`donations.id = payments.donation_id`)),
    )
    .select('postings.id')
    .where(sql<boolean>`${postingConditions(what, what.head)}`);
}

/** One page of the lines of the books that fit, the latest first. Without other conditions it is kept how many there are. */
export function findEntryPage(db: Db | Tx, what: Booked, paging: Paging): Promise<Paged<EntryRow>> {
  const direction = paging.order === 'ASC' ? sql`asc` : sql`desc`;
  const ids = entryIds(db, what).orderBy(sql`postings.day ${direction}, postings.id ${direction}`);
  const kept = what.condition === null ? entryCount(what) : undefined;
  return readPageByIds(db, ids, (shown) => findEntriesById(db, what, shown), paging, kept);
}

/** The next lines after one, in the order of days: all of them are read so without holding a connection. */
export async function findEntriesAfter(db: Db | Tx, what: Booked, after: string | null, take: number) {
  const found = await entryIds(db, what)
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`(postings.day, postings.id) > (select day, id from ledger_postings where id = ${after})`,
      ),
    )
    .orderBy('postings.day')
    .orderBy('postings.id')
    .limit(take)
    .execute();
  const ids = found.map(({ id }) => id);
  const rowOf = new Map((await findEntriesById(db, what, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

const entryCount = (what: Booked): RawBuilder<number> => sql`(
  select coalesce(sum(settled + reversed), 0)::bigint from (${bookedRows(what, what.head, [])}) as booked)`;

const duesOf = {
  membership_fees: {
    facts: sql`fee.id as due_id, fee.fee_number as number, people.name as payer, payer.membership_code, about.name as about`,
    join: sql`join membership_fees as fee on fee.id = payments.fee_id
      join membership_types as about on about.id = fee.membership_type_id
      join all_members as payer on payer.id = fee.member_id
      join people on people.id = payer.person_id`,
  },
  donations: {
    facts: sql`donations.id as due_id, donations.donation_number as number, donations.donor_name as payer,
      payer.membership_code, about.name as about`,
    join: sql`join donations on donations.id = payments.donation_id
      join donation_purposes as about on about.id = donations.purpose_id
      left join all_members as payer on payer.id = donations.member_id`,
  },
};

async function findEntriesById(db: Db | Tx, { head }: Booked, ids: readonly string[]): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const { facts, join } = duesOf[head];
  const { rows } = await sql<EntryRow>`
    select postings.id, postings.day, postings.kind, postings.method, postings.currency, -entries.amount as amount,
      receipts.receipt_number, ${facts}
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
    join payments on payments.id = postings.payment_id
    left join receipts on receipts.payment_id = payments.id
    ${join}
    where postings.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
