import { addDays, type Day, defaultCurrency } from '@kathok/contract';
import { sql } from 'kysely';
import { foundBy } from '../../../db/searching/ids-first.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { ComparedPayment } from '../matching/compare.ts';

interface CandidateKeys {
  /** When the statement was read. */
  readAt: Date;
  firstDay: Day;
  lastDay: Day;
  /** As the payments keep them: no leading zeros. */
  journals: readonly string[];
  /** `K7M4-2QXP` */
  references: readonly string[];
}

/** Looked up one by one in their index, however many they are. */
const oneOf = (values: readonly string[]) => sql`any(array(select unnest(${[...values]}::text[])))`;

/**
 * What the bank booked as one sum may be several payments by now: the rest of an over-payment became a donation, or a payment was
 * written anew with another amount. Together they are what came; `first_id` is the one that the payer sent. There is one row, and the
 * limit tells the planner so, which would else expect many and walk the table.
 */
const transferOf = sql`
  with recursive up as (
    select payments.id, payments.split_of
    union all select parent.id, parent.split_of from up join payments as parent on parent.id = up.split_of),
  parts as (
    select id from up where split_of is null
    union all select part.id from parts join payments as part on part.split_of = parts.id)
  select root.id as first_id, sum(part.amount) filter (where part.status = 'paid') as paid,
    bool_or(exists (select from bank_decisions where payment_id = part.id and kind in ('matched', 'recorded')
      and taken_back_at is null)) as is_matched,
    (array_agg(part.id order by part.id <> root.id, part.created_at, part.id)
      filter (where part.status in ('pending', 'paid')))[1] as id
  from parts join payments as part on part.id = parts.id, (select id from up where split_of is null) as root
  group by root.id limit 1`;

/**
 * Payments to the bank that were sent about the time of the statement and wait, or were approved elsewhere since it was read; and
 * whatever has one of its numbers.
 */
export async function findCandidates(db: Db | Tx, sought: CandidateKeys): Promise<ComparedPayment[]> {
  const from = addDays(sought.firstDay, -31);
  const to = addDays(sought.lastDay, 7);
  const ways = [
    sql`(select id from payments where status = 'pending' and paid_on between ${from}::date and ${to}::date)`,
    sql`(select id from payments where status = 'paid' and paid_on between ${from}::date and ${to}::date
      and verified_at > ${sought.readAt} and not exists (select from bank_decisions
        where payment_id = payments.id and kind in ('matched', 'recorded') and taken_back_at is null))`,
    sql`(select id from payments where journal_key is not null
      and split_part(journal_key, ':', 2) = ${oneOf(sought.journals)})`,
    sql`(select payments.id from membership_fees join payments on fee_id = membership_fees.id
      where reference = ${oneOf(sought.references)})`,
    sql`(select payments.id from donations join payments on donation_id = donations.id
      where donations.reference = ${oneOf(sought.references)})`,
  ];
  const { rows } = await sql<ComparedPayment>`
    select transfer.id, transfer.paid is not null as "isPaid", coalesce(transfer.paid, sent.amount)::bigint as amount,
      sent.paid_on as "paidOn", sent.journal_number as "journalNumber",
      coalesce(fees.reference, donations.reference) as reference,
      coalesce(people.name, donations.donor_name) as "payerName", transfer.is_matched as "isMatched",
      transfer.paid is not null and sent.verified_at > ${sought.readAt} as "isMeanwhile"
    from (select distinct whole.* from payments cross join lateral (${transferOf}) as whole
      where ${foundBy('payments.id', ways)} and payments.status in ('pending', 'paid', 'reversed')
        and payments.currency = ${defaultCurrency} and payments.method not in ('cash', 'card')) as transfer
    join payments as sent on sent.id = transfer.first_id
    left join membership_fees as fees on fees.id = sent.fee_id
    left join all_members as members on members.id = fees.member_id
    left join people on people.id = members.person_id
    left join donations on donations.id = sent.donation_id
    where transfer.id is not null
    order by sent.paid_on, transfer.id`.execute(db);
  return rows;
}

/** What one transfer has paid by now, in all its parts. */
export async function sumOfTransfer(tx: Tx, paymentId: string): Promise<number> {
  const { rows } = await sql<{ paid: number | null }>`
    select transfer.paid::bigint as paid from payments cross join lateral (${transferOf}) as transfer
    where payments.id = ${paymentId}`.execute(tx);
  return rows[0]?.paid ?? 0;
}

/** Which of these are references of a fee or a donation. */
export async function findReferences(db: Db | Tx, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from membership_fees where reference = ${oneOf(references)}
    union select reference from donations where reference = ${oneOf(references)}`.execute(db);
  return rows.map(({ reference }) => reference);
}
