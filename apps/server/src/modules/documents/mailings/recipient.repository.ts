import type { CertificateKind, unreachableReasons } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { isContactDoubtful } from '../../../platform/mail/doubtful-contact-sql.ts';
import type { OfYear } from './mailing.repository.ts';

/** Which payments a certificate of this kind adds up, as `isCounted` says of their receipts. */
const counted: Record<CertificateKind, RawBuilder<SqlBool>> = {
  member: sql`exists (select 1 from all_members as held where held.person_id = people.id
    and held.deleted_at is null and held.merged_into is null)`,
  donation: sql`payments.donation_id is not null`,
  pit: sql`(receipts.snapshot::jsonb ->> 'isTaxDeductible')::boolean`,
};

/** Everybody with something to certify in that year: `id`, `name`, `email`, and whether
 * they were sent it, have died, or nobody knows whether the address is theirs. */
const holders = ({ kind, year }: OfYear, currency: string) => sql`
  select people.id, people.name, people.name_key, people.email, ${isContactDoubtful} as is_doubtful,
    exists (select 1 from certificates join outbox_messages on certificate_id = certificates.id
      where certificates.person_id = people.id and certificates.kind = ${kind} and certificates.year = ${year}
        and (outbox_messages.kind = 'certificate' or outbox_messages.status <> 'failed')) as was_sent,
    exists (select 1 from all_members where all_members.person_id = people.id
      and all_members.end_reason = 'deceased') as has_died,
    -- As hasTaxIdentity says: no tax office takes a certificate without.
    ${kind}::text = 'pit' and taxpayer_number is null
      and (identity_number is null or identity_type <> 'cid') as lacks_identity
  from people where people.id in (
    select coalesce(people.merged_into, people.id)
    from payments
    join receipts on receipts.payment_id = payments.id and receipts.voided_at is null
    left join membership_fees on membership_fees.id = payments.fee_id
    left join donations on donations.id = payments.donation_id
    left join all_members on all_members.id = coalesce(membership_fees.member_id, donations.member_id)
    join people on people.id = coalesce(all_members.person_id, donations.person_id)
    where payments.paid_on between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
      and payments.status = 'paid' and not payments.is_simulated and not payments.is_surplus
      and payments.currency = ${currency} and ${counted[kind]})`;

const mayGet = sql<SqlBool>`(email is not null and not is_doubtful and not has_died and not lacks_identity)`;

export async function countRecipients(db: Db | Tx, of: OfYear, currency: string) {
  const { rows } = await sql<{ reachable: number; alreadySent: number; unreachable: number }>`
    select count(*) filter (where not was_sent and ${mayGet}) as reachable,
      count(*) filter (where was_sent) as "alreadySent",
      count(*) filter (where not was_sent and not ${mayGet}) as unreachable
    from (${holders(of, currency)}) as holders`.execute(db);
  return rows[0]!;
}

/** The names of those who get no mail, with the membership through which staff find them. */
export async function findUnreachable(db: Db | Tx, of: OfYear, currency: string, most: number) {
  const { rows } = await sql<{
    name: string;
    memberId: string | null;
    membershipCode: string | null;
    reason: (typeof unreachableReasons)[number];
  }>`
    select holders.name, membership.id as "memberId", membership.membership_code as "membershipCode",
      case when has_died then 'deceased' when email is null then 'no_address'
        when is_doubtful then 'doubtful_address' else 'no_identity' end as reason
    from (${holders(of, currency)}) as holders
    left join lateral (
      select id, membership_code from all_members where person_id = holders.id
        and deleted_at is null and merged_into is null
      order by joined_on limit 1) as membership on true
    where not was_sent and not ${mayGet}
    order by name_key, holders.id limit ${most}`.execute(db);
  return rows;
}

/** Everybody who is to get one has a turn. */
export async function insertTurns(tx: Tx, mailingId: string, of: OfYear, currency: string): Promise<void> {
  await sql`insert into certificate_mailing_people (mailing_id, person_id)
    select ${mailingId}, id from (${holders(of, currency)}) as holders
    where not was_sent and ${mayGet}`.execute(tx);
}

/** Whether this person was sent their certificate of that kind and year, by any mailing or by the office. */
export async function wasSent(tx: Tx, personId: string, { kind, year }: OfYear): Promise<boolean> {
  const sent = await tx
    .selectFrom('certificates')
    .innerJoin('outboxMessages', 'certificateId', 'certificates.id')
    .select('outboxMessages.id')
    .where('personId', '=', personId)
    .where('certificates.kind', '=', kind)
    .where('year', '=', year)
    .where((is) =>
      is.or([is('outboxMessages.kind', '=', 'certificate'), is('outboxMessages.status', '<>', 'failed')]),
    )
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
