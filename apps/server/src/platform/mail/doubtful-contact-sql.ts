import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whether the person was a member by then: somebody had paid the fee, or staff had waived it. */
const wasMember = (by: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select 1 from all_members as registered join coverages on coverages.member_id = registered.id
  where registered.person_id = people.id and coverages.created_at <= ${by})`;

/**
 * Whether a donation may be from somebody else than the one who registered: it was found by the identity number, or by
 * staff. What visitors give as a member is not: only those who registered can find that membership.
 */
export const mayBeOfAnother = sql<boolean>`(donations.member_id is null or donations.channel in ('staff', 'import'))`;

/** Simulated money proves nothing; money that is on its way counts like money that has come. */
const gaveBefore = (donor: RawBuilder<SqlBool>) => sql<SqlBool>`exists (
  select 1 from donations join payments on payments.donation_id = donations.id
  where ${donor} and ${mayBeOfAnother} and not payments.is_simulated
    and payments.status in ('processing', 'pending', 'paid', 'reversed')
    and not ${wasMember(sql`payments.created_at`)})`;

const gaveBeforeBeingMember = sql<SqlBool>`(${gaveBefore(sql`donations.person_id = people.id`)}
  or ${gaveBefore(sql`donations.member_id in (select id from all_members where person_id = people.id)`)})`;

/**
 * Whether the phone and the e-mail address of a person may be those of somebody else. Anybody can register with a number
 * that is not theirs, and never pay. So a donation that came before the registration was paid may be from
 * somebody else, and no papers go to that contact until staff have confirmed it. For queries with `people`.
 */
export const isContactDoubtful = sql<boolean>`(people.is_contact_claimed and ${gaveBeforeBeingMember})`;

/** The same while such a donation is being paid, whose payment may not be written yet. */
export const isContactDoubtfulForDonor = sql<boolean>`(people.is_contact_claimed
  and (not ${wasMember(sql`'infinity'::timestamptz`)} or ${gaveBeforeBeingMember}))`;

/** The e-mail address of `people` that papers may go to. */
export const emailForPapers = sql<string | null>`case when not ${isContactDoubtful} then people.email end`;
