import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foundBy } from '../../../db/searching/ids-first.ts';
import type { Db, Tx } from '../../../db/open-database.ts';

/** The donations of a member, those from before they joined included. */
export function donationsOf(memberId: string): RawBuilder<SqlBool> {
  return foundBy('donations.id', [
    sql`select id from donations where member_id = ${memberId}`,
    sql`select donations.id from members join donations on donations.person_id = members.person_id
      where members.id = ${memberId}`,
  ]);
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
