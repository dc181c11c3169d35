import { sql } from 'kysely';
import type { Check } from './checks.ts';

/** The digest is spelled out and not asked of the function that sealed, for that could be replaced. */
const certificateDigest = sql`encode(sha256(convert_to(jsonb_build_array(
  id, certificate_number, kind, year, position, issued_on, snapshot, previous_hash, hash, verification_code,
  extract(epoch from voided_at), void_reason, replaced_by, extract(epoch from created_at), created_by)::text, 'UTF8')), 'hex')`;

/** That certificates are as they were issued, add up receipts that count, and are numbered without a gap. */
export const documentChecks: readonly Check[] = [
  {
    name: 'every certificate is as it was sealed',
    find: sql`select 'certificate ' || certificate_number as record, 'it is not what was sealed' as problem
      from certificates where seal <> ${certificateDigest} order by kind, year, position limit 1`,
  },
  {
    name: 'every certificate follows on the one before it',
    find: sql`select 'certificate ' || certificate_number as record, problem from (
        select certificate_number, kind, year, position,
          case when position <> coalesce(lag(position) over each, 0) + 1 then 'the one before it is missing'
            when previous_hash <> coalesce(lag(hash) over each, '')
              or hash <> encode(sha256(convert_to(previous_hash || chr(10) || snapshot, 'UTF8')), 'hex')
              then 'it is not what was issued'
            when issued_on < lag(issued_on) over each then 'it is older than the one before it' end as problem
        from certificates window each as (partition by kind, year order by position)) as walked
      where problem is not null order by kind, year, position limit 1`,
  },
  {
    name: 'no certificate was lost',
    find: sql`select 'certificates ' || coalesce(counters.kind, issued.kind) || ' ' || coalesce(counters.year, issued.year) as record,
        coalesce(counters.value, 0) || ' were issued, and ' || coalesce(issued.last, 0) || ' are there' as problem
      from certificate_counters as counters
      full join (select kind, year, max(position) as last from certificates group by kind, year) as issued
        on issued.kind = counters.kind and issued.year = counters.year
      where counters.value is distinct from issued.last
      order by 1 limit 1`,
  },
  {
    name: 'no valid certificate adds up a receipt that is void or simulated',
    find: sql`select 'certificate ' || certificate_number as record, 'it counts the receipt ' || receipt_number as problem
      from certificates
      join certificate_entries on certificate_id = certificates.id
      join receipts on receipts.id = receipt_id
      where certificates.voided_at is null and (receipts.voided_at is not null or receipts.series = 'simulated')
      order by certificate_number limit 1`,
  },
  {
    name: 'no valid certificate adds up a receipt of another person',
    // Two records that were merged are one person.
    find: sql`select 'certificate ' || certificate_number as record,
        'it counts the receipt ' || receipt_number || ' of another person' as problem
      from certificates
      join certificate_entries on certificate_id = certificates.id
      join receipts on receipts.id = receipt_id
      join payments on payments.id = receipts.payment_id
      left join membership_fees as fees on fees.id = payments.fee_id
      left join donations on donations.id = payments.donation_id
      left join all_members as payer on payer.id = coalesce(fees.member_id, donations.member_id)
      where certificates.voided_at is null and not exists (
        select from people join people as holder on holder.id = certificates.person_id
        where people.id in (payer.person_id, donations.person_id)
          and coalesce(people.merged_into, people.id) = coalesce(holder.merged_into, holder.id))
      order by certificate_number limit 1`,
  },
  {
    name: 'every certificate says what its receipts add up to',
    // Looked for in the text, because a text that was spoiled may be no JSON any more.
    find: sql`select 'certificate ' || certificate_number as record,
        'its receipts add up to ' || counted.sum || ', and it says otherwise' as problem
      from certificates
      cross join lateral (
        select to_char(coalesce(sum(payments.amount), 0) / 100.0, 'FM999999999999990.00') as sum, count(*) as entries
        from certificate_entries
        join receipts on receipts.id = receipt_id join payments on payments.id = payment_id
        where certificate_id = certificates.id) as counted
      where position('"amount":"' || counted.sum || '","words":"' in snapshot) = 0
        or position('"certificateNumber":"' || certificate_number || '"' in snapshot) = 0
        or (length(snapshot) - length(replace(snapshot, '"receiptNumber":', ''))) / 16 <> counted.entries
      order by certificate_number limit 1`,
  },
  {
    name: 'a certificate that was replaced is void, and its successor is of the same kind and year',
    find: sql`select 'certificate ' || before.certificate_number as record,
        'it is replaced by ' || after.certificate_number as problem
      from certificates as before join certificates as after on after.id = before.replaced_by
      where before.voided_at is null or before.kind <> after.kind or before.year <> after.year
        or before.position >= after.position
      order by before.certificate_number limit 1`,
  },
  {
    name: 'every kept paper belongs to a receipt or a certificate',
    find: sql`select 'paper ' || paper_id as record, 'there is no receipt and no certificate with this id' as problem
      from paper_renderings
      where not exists (select from receipts where id = paper_id)
        and not exists (select from certificates where id = paper_id)
      order by paper_id limit 1`,
  },
];
