import type { CertificateKind } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isContactDoubtful } from '../../../platform/mail/doubtful-contact-sql.ts';

export interface OfYear {
  kind: CertificateKind;
  year: number;
}

/** Which payments a certificate of this kind adds up, as `isCounted` says of their receipts. */
const counted: Record<CertificateKind, RawBuilder<SqlBool>> = {
  member: sql`exists (select 1 from all_members as held where held.person_id = people.id
    and held.deleted_at is null and held.merged_into is null)`,
  donation: sql`payments.donation_id is not null`,
  pit: sql`(receipts.snapshot::jsonb ->> 'isTaxDeductible')::boolean`,
};

/** Each person's receipts of the year, and their sum. */
const countedOf = ({ kind, year }: OfYear, currency: string) => sql`
  select coalesce(people.merged_into, people.id) as person_id, sum(payments.amount)::bigint as amount,
    array_agg(receipts.id order by receipts.id) as receipt_ids
  from payments
  join receipts on receipts.payment_id = payments.id and receipts.voided_at is null
  left join membership_fees on membership_fees.id = payments.fee_id
  left join donations on donations.id = payments.donation_id
  left join all_members on all_members.id = coalesce(membership_fees.member_id, donations.member_id)
  join people on people.id = coalesce(all_members.person_id, donations.person_id)
  where payments.paid_on between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
    and payments.status = 'paid' and not payments.is_simulated and not payments.is_surplus
    and payments.currency = ${currency} and ${counted[kind]}
  group by 1`;

const certificatesOf = ({ kind, year }: OfYear) => sql`certificates.person_id = people.id
  and certificates.kind = ${kind} and certificates.year = ${year}`;

/** What is known of everybody with something to certify: their receipts, their valid certificate, and what was mailed. */
const facts = (of: OfYear, currency: string) => sql`
  select people.id, people.name, people.name_key, people.dzongkhag, counted.amount,
    membership.id as member_id, membership.membership_code,
    valid.id as certificate_id, valid.certificate_number, valid.position,
    valid.receipt_ids is distinct from counted.receipt_ids as is_outdated,
    coalesce(mailed.is_sent, false) as is_sent, coalesce(mailed.has_failed, false) as has_failed,
    exists (select 1 from certificates join outbox_messages on certificate_id = certificates.id
      where ${certificatesOf(of)}
        and (outbox_messages.kind = 'certificate' or outbox_messages.status <> 'failed')) as was_sent,
    case when exists (select 1 from all_members where all_members.person_id = people.id
        and all_members.end_reason = 'deceased') then 'deceased'
      when people.email is null then 'no_address'
      when ${isContactDoubtful} then 'doubtful_address' else 'email' end as way,
    -- As hasTaxIdentity says: no tax office takes a certificate without.
    (${of.kind}::text = 'pit' and people.taxpayer_number is null
      and (people.identity_number is null or people.identity_type <> 'cid')) as lacks_identity
  from (${countedOf(of, currency)}) as counted
  join people on people.id = counted.person_id
  left join lateral (select certificates.id, certificate_number, position,
      (select array_agg(receipt_id order by receipt_id) from certificate_entries
        where certificate_id = certificates.id) as receipt_ids
    from certificates where ${certificatesOf(of)} and voided_at is null
    order by position desc limit 1) as valid on true
  left join lateral (select bool_or(status in ('queued', 'sent')) as is_sent, bool_or(status = 'failed') as has_failed
    from outbox_messages where certificate_id = valid.id) as mailed on true
  left join lateral (select id, membership_code from all_members where person_id = people.id
    and deleted_at is null and merged_into is null order by joined_on limit 1) as membership on true`;

/** Everybody with something to certify in that year, each with one of `certificateStates`. */
export const peopleOfYear = (of: OfYear, currency: string) => sql`
  select facts.*, case
    when certificate_id is null and lacks_identity then 'no_identity'
    when certificate_id is null then 'not_issued'
    when is_outdated then 'changed'
    when is_sent then 'sent'
    when has_failed then 'failed'
    when was_sent then 'replaced'
    when way = 'email' then 'to_send'
    else 'on_paper' end as state
  from (${facts(of, currency)}) as facts`;

/** Who is mailed theirs when everybody is: nobody twice, also where another one has taken its place since. */
export const isToBeMailed = sql<SqlBool>`(not was_sent and way = 'email' and not lacks_identity)`;
/** Whose certificate is missing, or says what is no longer so. */
export const isToBeIssued = sql<SqlBool>`(state in ('not_issued', 'changed'))`;
/** Whose certificate no e-mail brings. */
export const isOnPaper = sql<SqlBool>`(state in ('on_paper', 'failed') or (state = 'replaced' and way <> 'email'))`;
/** Whose certificate can be printed: it is issued, and says what is so. */
export const isPrintable = sql<SqlBool>`(state not in ('no_identity', 'not_issued', 'changed'))`;
