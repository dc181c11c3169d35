import type { Day } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

export interface DonorRow {
  personId: string;
  name: string;
  membershipCode: string | null;
  phone: string | null;
  email: string | null;
  donations: number;
  lastDay: string;
  amount: number;
  currency: string;
}

interface Period {
  from: Day;
  to: Day;
}

/** What each person gave between two days, by currency, less what was taken back; nobody knows who the others are. */
const given = ({ from, to }: Period) => sql`
  select donations.person_id, postings.currency, sum(-entries.amount)::bigint as amount,
    sum(case when postings.kind = 'settle' then 1 else -1 end)::bigint as donations,
    max(postings.day) filter (where postings.kind = 'settle') as last_day
  from ledger_postings as postings
  join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
  join payments on payments.id = postings.payment_id
  join donations on donations.id = payments.donation_id
  where postings.head = 'donations' and postings.day between ${from}::date and ${to}::date
    and donations.person_id is not null
  group by 1, 2 having sum(-entries.amount) > 0`;

/**
 * Nothing of them came between these days and stayed. A payment that is corrected leaves the books and comes back on the
 * day of the correction, which makes nothing, so what was given is added up here as well.
 */
const gaveNothing = (period: Period) =>
  sql`not exists (select 1 from (${given(period)}) as since where since.person_id = given.person_id)`;

const facts = sql`given.person_id, people.name, members.membership_code, people.phone, people.email, given.donations,
  given.last_day, given.amount, given.currency`;
const named = sql`join people on people.id = given.person_id
  left join members on members.person_id = people.id and members.deleted_at is null`;

export interface DonorQuestion {
  gave: Period;
  /** And nothing since. */
  butNot: Period | null;
}

const whoGave = ({ gave, butNot }: DonorQuestion): RawBuilder<unknown> =>
  sql`from (${given(gave)}) as given ${named} where ${butNot ? gaveNothing(butNot) : sql`true`}`;

/** Those who gave most come first; each knows how many there are in all, so that they are added up once. */
export async function findDonors(db: Db | Tx, asked: DonorQuestion, limit: number, offset: number) {
  const { rows } = await sql<
    DonorRow & { ofAll: number }
  >`select ${facts}, count(*) over () as of_all ${whoGave(asked)}
    order by given.amount desc, given.person_id, given.currency limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDonors(db: Db | Tx, asked: DonorQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${whoGave(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next after somebody, in the order of people. */
export async function findDonorsAfter(
  db: Db | Tx,
  asked: DonorQuestion,
  last: Pick<DonorRow, 'personId' | 'currency'> | null,
  limit: number,
) {
  const after = last
    ? sql`and (given.person_id, given.currency) > (${last.personId}::uuid, ${last.currency})`
    : sql``;
  const { rows } = await sql<DonorRow>`select ${facts} ${whoGave(asked)} ${after}
    order by given.person_id, given.currency limit ${limit}`.execute(db);
  return rows;
}
