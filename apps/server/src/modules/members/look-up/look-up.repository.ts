import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Fact } from '../../../platform/identifier.ts';
import type { Identifier } from '../../../platform/identifier.ts';

const most = 5;

/**
 * Whom the identifier and the fact both fit. The same statement whatever was typed, so that nothing, nobody and a
 * wrong fact take the same time. Anyone who names a phone number must know more than its end, so only the birth date
 * counts for them.
 */
export async function findLookedUp(
  db: Db | Tx,
  { code, cid, phone }: Identifier,
  { lastFour, birthDate }: Fact,
) {
  const { rows } = await sql<{ id: string }>`
    select found.id from (
      select coalesce(merged_into, id) as id, true as ends_count from members where membership_code = ${code}
      union
      select coalesce(members.merged_into, members.id), true from members join people on people.id = person_id
        where identity_type = 'cid' and identity_number = ${cid}
      union
      select coalesce(members.merged_into, members.id), false from members join people on people.id = person_id
        where phone = ${phone}
    ) as found
    join members on members.id = found.id and members.deleted_at is null
    join people on people.id = members.person_id
    where people.date_of_birth = ${birthDate}::date or (found.ends_count and right(people.phone, 4) = ${lastFour})
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
