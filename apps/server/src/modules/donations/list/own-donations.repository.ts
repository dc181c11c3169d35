import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** The donations of a member, those from before they joined included. */
export function donationsOf(memberId: string): RawBuilder<SqlBool> {
  return sql`(donations.member_id = ${memberId}
    or donations.person_id in (select person_id from members where id = ${memberId}))`;
}

interface Donation {
  memberId: string | null;
  personId: string | null;
}

export async function isDonationOf(
  db: Db | Tx,
  { memberId, personId }: Donation,
  ownId: string | null,
): Promise<boolean> {
  if (ownId === null) return false;
  if (memberId === ownId || personId === null) return memberId === ownId;
  const own = db.selectFrom('members').select('personId').where('id', '=', ownId);
  return (await own.executeTakeFirst())?.personId === personId;
}
