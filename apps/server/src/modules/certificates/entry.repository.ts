import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { isContactDoubtful } from '../../platform/mail/doubtful-contact-sql.ts';

/** The payments of a person: for their fees, of their own donations, and of those that their membership gave. */
const paymentsOf = (personId: string) => sql`
  select payments.id from payments
    join membership_fees on membership_fees.id = payments.fee_id
    join all_members on all_members.id = membership_fees.member_id
    where all_members.person_id = ${personId}
  union
  select payments.id from payments
    join donations on donations.id = payments.donation_id
    where donations.person_id = ${personId}
  union
  select payments.id from payments
    join donations on donations.id = payments.donation_id
    join all_members on all_members.id = donations.member_id
    where all_members.person_id = ${personId}`;

/** What a certificate may count: paid with real money, for something, and its receipt is valid. */
const isCountable = sql<boolean>`(payments.status = 'paid' and not payments.is_simulated
  and not payments.is_surplus and receipts.voided_at is null)`;

/** The receipts of what a person paid in a year, by the day of payment: valid ones, of real money, for something. */
export async function findReceiptsOf(db: Db | Tx, personId: string, year: number) {
  const { rows } = await sql<{ id: string; snapshot: string }>`
    select receipts.id, receipts.snapshot
    from payments join receipts on receipts.payment_id = payments.id
    where payments.id in (${paymentsOf(personId)})
      and payments.paid_on between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
      and ${isCountable}
    order by payments.paid_on, receipts.receipt_number`.execute(db);
  return rows;
}

export interface ReceiptOfPerson {
  id: string;
  snapshot: string;
  paidOn: Day;
  voidedAt: Date | null;
  replacedBy: string | null;
  isSimulated: boolean;
  isCountable: boolean;
}

/** All receipts of a person, void and simulated ones too, the latest payment first. */
export async function findAllReceiptsOf(db: Db | Tx, personId: string): Promise<ReceiptOfPerson[]> {
  const { rows } = await sql<ReceiptOfPerson>`
    select receipts.id, receipts.snapshot, payments.paid_on as "paidOn", receipts.voided_at as "voidedAt",
      receipts.replaced_by as "replacedBy", payments.is_simulated as "isSimulated", ${isCountable} as "isCountable"
    from payments join receipts on receipts.payment_id = payments.id
    where payments.id in (${paymentsOf(personId)})
    order by payments.paid_on desc, receipts.receipt_number desc`.execute(db);
  return rows;
}

/** The days of a membership that touch a year; null means for life. */
export async function findCoveredDays(db: Db | Tx, personId: string, year: number) {
  const { rows } = await sql<{ from: Day; to: Day | null }>`
    select coverages.from_day as "from", coverages.to_day as "to"
    from coverages join all_members on all_members.id = coverages.member_id
    where all_members.person_id = ${personId} and all_members.deleted_at is null
      and coverages.from_day <= make_date(${year}::int, 12, 31)
      and (coverages.to_day is null or coverages.to_day >= make_date(${year}::int, 1, 1))
    order by coverages.from_day`.execute(db);
  return rows;
}

/** Whom a certificate names, as the register knows them now. */
export async function findHolder(db: Db | Tx, personId: string) {
  const { rows } = await sql<{
    name: string;
    nameDzongkha: string | null;
    identityType: 'cid' | 'passport' | 'other' | null;
    identityNumber: string | null;
    taxpayerNumber: string | null;
    place: string | null;
    membershipCode: string | null;
    membershipType: string | null;
    joinedOn: string | null;
  }>`
    select people.name, people.name_dzongkha as "nameDzongkha", people.identity_type as "identityType",
      people.identity_number as "identityNumber", people.taxpayer_number as "taxpayerNumber",
      nullif(concat_ws(', ', people.village, people.gewog, people.dzongkhag), '') as place,
      membership.membership_code as "membershipCode", membership.type as "membershipType",
      membership.joined_on as "joinedOn"
    from people
    left join lateral (
      select membership_code, membership_types.name as type, joined_on from all_members
      join membership_types on membership_types.id = membership_type_id
      where person_id = people.id and all_members.deleted_at is null and all_members.merged_into is null
      order by joined_on limit 1) as membership on true
    where people.id = ${personId}`.execute(db);
  return rows[0];
}
export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** A person who was merged is the one they are now. */
export async function findPersonOfMember(db: Db | Tx, memberId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(people.merged_into, people.id) as id from all_members join people on people.id = person_id
    where all_members.id = ${memberId} and all_members.deleted_at is null`.execute(db);
  return rows[0]?.id;
}

export async function findPersonOfReceipt(db: Db | Tx, receiptId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(payer.merged_into, payer.id) as id from receipts
    join payments on payments.id = payment_id
    left join membership_fees on membership_fees.id = fee_id
    left join donations on donations.id = donation_id
    left join all_members on all_members.id = coalesce(membership_fees.member_id, donations.member_id)
    left join people as payer on payer.id = coalesce(all_members.person_id, donations.person_id)
    where receipts.id = ${receiptId}`.execute(db);
  return rows[0]?.id ?? undefined;
}

interface FoundPerson {
  id: string;
  email: string | null;
  phone: string | null;
  name: string;
  /** Nothing is sent to phone or e-mail address then. */
  isContactDoubtful: boolean;
}

/**
 * The person whom a membership code, a CID or a phone number means; nobody where it means more than one. Who has a CID
 * comes before those who once were merged with a record that had it.
 */
export async function findPersonBy(
  db: Db | Tx,
  { code, cid, phone }: { code: string | null; cid: string | null; phone: string | null },
): Promise<FoundPerson | undefined> {
  const { rows } = await sql<FoundPerson>`
    select distinct people.id, people.email, people.phone, people.name,
      ${isContactDoubtful} as "isContactDoubtful"
    from (
      select person_id as id from all_members where membership_code = ${code} and deleted_at is null
      union
      select id from people where identity_type = 'cid' and identity_number = ${cid}
        and (merged_into is null or not exists (select from people as holder
          where holder.identity_type = 'cid' and holder.identity_number = ${cid} and holder.merged_into is null))
      union
      select id from people where phone = ${phone}
    ) as found
    join people as meant on meant.id = found.id
    join people on people.id = coalesce(meant.merged_into, meant.id)
    limit 2`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}
