import { type RawBuilder, sql } from 'kysely';
import type { Check } from './checks.ts';

/** In the chain, or waiting for its place in it; a row beside both proves nothing. */
export const isChained = (entryId: RawBuilder<unknown>) => sql`(
  exists (select from audit_seals where audit_seals.entry_id = ${entryId})
  or exists (select from audit_unsealed where audit_unsealed.entry_id = ${entryId}))`;

/** Who an erasure says it erased: the member, or the donor of the donation. */
const isErased = (entity: RawBuilder<unknown>, entityId: RawBuilder<unknown>) => sql`(
  exists (select from all_members join people on people.id = all_members.person_id
    where ${entity} = 'Member' and all_members.id::text = ${entityId} and people.erased_at is not null)
  or exists (select from donations left join people on people.id = donations.person_id
    where ${entity} = 'Donation' and donations.id::text = ${entityId} and donor_name = 'Erased person'
      and (donations.person_id is null or people.erased_at is not null)))`;

/** That people were erased by the product, on record, and that nothing else was taken out of the audit under that name. */
export const erasureChecks: readonly Check[] = [
  {
    name: 'everybody who was erased was erased on record',
    find: sql`select 'person ' || erased.id as record, 'it was erased, and no entry of the audit says so' as problem
      from people as erased
      where erased.erased_at is not null and not exists (
        select from people as whole
        left join all_members on all_members.person_id = whole.id
        left join donations on donations.person_id = whole.id
        join audit_entries as erasure on erasure.action = 'erase' and (
          erasure.entity = 'Member' and erasure.entity_id = all_members.id::text
          or erasure.entity = 'Donation' and erasure.entity_id = donations.id::text)
        where coalesce(erased.merged_into, erased.id) in (whole.id, whole.merged_into)
          and ${isChained(sql`erasure.id`)})
      order by erased.id limit 1`,
  },
  {
    name: 'every erasure on record erased somebody',
    find: sql`select 'audit entry ' || erasure.id as record, 'it says that somebody was erased who is still there' as problem
      from audit_entries as erasure
      where action = 'erase' and not ${isErased(sql`erasure.entity`, sql`erasure.entity_id`)}
      order by erasure.id limit 1`,
  },
  {
    name: 'only entries about people who were erased are redacted',
    find: sql`select 'audit entry ' || entry.id as record, 'it was redacted, and is about nobody who was erased' as problem
      from audit_redactions join audit_entries as entry on entry.id = entry_id
      where (entry.entity = 'Member' and exists (select from all_members where id::text = entry.entity_id)
          or entry.entity = 'Donation' and exists (select from donations where id::text = entry.entity_id))
        and not ${isErased(sql`entry.entity`, sql`entry.entity_id`)}
        -- What an erased person did as a user is redacted by who did it.
        and not exists (select from users where users.id = entry.actor_id and email like 'erased-%@erased.invalid')
      order by entry.id limit 1`,
  },
];
