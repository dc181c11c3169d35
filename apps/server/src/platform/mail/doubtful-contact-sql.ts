import { type RawBuilder, sql, type SqlBool } from 'kysely';

interface Paid {
  /** When it was entered. */
  at: RawBuilder<unknown>;
  /** The day of the payment, which may lie before. */
  on: RawBuilder<unknown>;
}

/**
 * A slip is sent when the money has left; a card payment may be started long before it is paid. What corrects another
 * payment of the fee came when that one did.
 */
const paidAt = sql`case when paid.gateway is not null then coalesce(paid.verified_at, paid.created_at)
  else coalesce((select former.created_at from payments as former
    where former.id = paid.split_of and former.fee_id = paid.fee_id), paid.created_at) end`;

/** Real money for the fee that nobody took back, or kept apart. */
const paidByThen = ({ at, on }: Paid) => sql<number>`(select sum(paid.amount) from payments as paid
  where paid.fee_id = fee.id and paid.status = 'paid' and not paid.is_simulated and not paid.is_surplus
    and ${paidAt} <= ${at} and paid.paid_on <= ${on})`;

/** Whether the person was a member by then: the whole fee had been paid, or staff had made them one without. */
const wasMember = ({ at, on }: Paid) => sql<SqlBool>`exists (
  select 1 from all_members as registered join coverages on coverages.member_id = registered.id
  where registered.person_id = people.id and case coverages.source
    when 'fee' then exists (select 1 from membership_fees as fee
      where fee.id = coverages.fee_id and fee.amount <= ${paidByThen({ at, on })})
    else coverages.created_at <= ${at} end)`;

interface GivenContact {
  phone: RawBuilder<unknown>;
  email: RawBuilder<unknown>;
}

/** Anyone who writes the same phone or e-mail address with a donation is the one who registered. */
const isSameContact = ({ phone, email }: GivenContact) =>
  sql<SqlBool>`coalesce(${phone} = people.phone or lower(${email}) = lower(people.email), false)`;

/** Whether a row of `donations` may be from somebody else than the one whose contact is on file in `people`. */
export const mayBeOfAnother = sql<boolean>`(donations.channel <> 'member'
  and not ${isSameContact({ phone: sql`donations.phone`, email: sql`donations.email` })})`;

/** Simulated money proves nothing; money that is on its way counts like money that has come. */
const gaveBefore = (donor: RawBuilder<SqlBool>) => sql<SqlBool>`exists (
  select 1 from donations join payments on payments.donation_id = donations.id
  where ${donor} and ${mayBeOfAnother} and not payments.is_simulated
    and payments.status in ('processing', 'pending', 'paid', 'reversed')
    and not ${wasMember({ at: sql`payments.created_at`, on: sql`coalesce(payments.paid_on, 'infinity')` })})`;

const anotherMayHaveGiven = sql<SqlBool>`(${gaveBefore(sql`donations.person_id = people.id`)}
  or ${gaveBefore(sql`donations.member_id in (select id from all_members where person_id = people.id)`)})`;

/**
 * Whether the phone and the e-mail address of a person may be those of somebody else. Anybody can register with a number
 * that is not theirs, and never pay. So a donation that came before the registration was paid may be from
 * somebody else, and no papers go to that contact until staff have confirmed it. For queries with `people`.
 */
export const isContactDoubtful = sql<boolean>`(people.is_contact_claimed and ${anotherMayHaveGiven})`;

/** The e-mail address of `people` that papers may go to. */
export const emailForPapers = sql<string | null>`case when not ${isContactDoubtful} then people.email end`;

/** The same where a donation is about to be written, which may itself be from somebody else. */
export const emailForDonor = (given: GivenContact & { paidOn: RawBuilder<unknown> }) => sql<
  string | null
>`case
  when people.is_contact_claimed and not ${isSameContact(given)}
    and not ${wasMember({ at: sql`'infinity'::timestamptz`, on: given.paidOn })} then null
  else ${emailForPapers} end`;

/** Whether a link to an account may go to the contact: nobody may get into the papers that somebody else adds later. */
export const isContactUnproven = sql<boolean>`(people.is_contact_claimed and (${anotherMayHaveGiven}
  or not ${wasMember({ at: sql`'infinity'::timestamptz`, on: sql`'infinity'::date` })}))`;
