import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** The gifts of a member, those from before they joined included. */
export function giftsOf(memberId: string): RawBuilder<SqlBool> {
  return sql`(donations.member_id = ${memberId}
    or donations.person_id in (select person_id from members where id = ${memberId}))`;
}

interface Gift {
  memberId: string | null;
  personId: string | null;
}

export async function isGiftOf(
  db: Db | Tx,
  { memberId, personId }: Gift,
  ownId: string | null,
): Promise<boolean> {
  if (ownId === null) return false;
  if (memberId === ownId || personId === null) return memberId === ownId;
  const own = db.selectFrom('members').select('personId').where('id', '=', ownId);
  return (await own.executeTakeFirst())?.personId === personId;
}
