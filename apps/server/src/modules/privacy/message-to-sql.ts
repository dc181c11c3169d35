import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { WholePerson } from './whole-person.repository.ts';

type Ids = Omit<WholePerson, 'membershipCodes'>;

/** Whether a message of the outbox was written about this person: it says so, or brings one of their papers. */
export function isMessageAbout({ personIds, memberIds, donationIds, pledgeIds }: Ids): RawBuilder<SqlBool> {
  const payments = sql`
    select payments.id from payments
    left join membership_fees on membership_fees.id = payments.fee_id
    where membership_fees.member_id = any(${memberIds}::uuid[]) or donation_id = any(${donationIds}::uuid[])`;
  return sql<SqlBool>`(
    member_id = any(${memberIds}::uuid[])
    or outbox_messages.pledge_id = any(${pledgeIds}::uuid[])
    or receipt_id in (select id from receipts where payment_id in (${payments}))
    or certificate_id in (select id from certificates where person_id = any(${personIds}::uuid[])))`;
}

/**
 * Whether a message went to this person, also by its address alone. For erasing only: anybody can enter the address of somebody
 * else as their own, so an address proves nothing to a person who asks for a copy. Families share an address: where
 * somebody else has it too, a message is this person's when it has their name in it.
 */
export function isMessageTo({ personIds, memberIds, donationIds, pledgeIds }: Ids): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${isMessageAbout({ personIds, memberIds, donationIds, pledgeIds })}
    or exists (
      select from (
        select email as address, name from people where id = any(${personIds}::uuid[])
        union select phone, name from people where id = any(${personIds}::uuid[])
        union select email, name from users where member_id = any(${memberIds}::uuid[])
        -- What they wrote as a donor who was no member.
        union select email, donor_name from donations where id = any(${donationIds}::uuid[]) and member_id is null
        union select phone, donor_name from donations where id = any(${donationIds}::uuid[]) and member_id is null
        -- The addresses they had before.
        union select before->>'email', before->>'name' from audit_entries
          where entity = 'Member' and entity_id = any(${memberIds}::text[]) and before->>'email' is not null
      ) as theirs
      where theirs.address = outbox_messages.recipient and (
        position(theirs.name in outbox_messages.body) > 0
        or not exists (select from people where (email = theirs.address or phone = theirs.address)
          and id <> all(${personIds}::uuid[]) and merged_into is null))))`;
}
