import type { Db, Tx } from '../../db/open-database.ts';

/** Somebody with all the records that were found to be theirs. */
export interface WholePerson {
  personId: string;
  personIds: string[];
  memberIds: string[];
  membershipCodes: string[];
}

/** The person behind a member, with those who were merged into them. */
export async function findWholePerson(db: Db | Tx, memberId: string): Promise<WholePerson | undefined> {
  const member = await db
    .selectFrom('members')
    .select('personId')
    .where('id', '=', memberId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!member) return undefined;
  const { personId } = member;
  const merged = await db.selectFrom('people').select('id').where('mergedInto', '=', personId).execute();
  const personIds = [personId, ...merged.map(({ id }) => id)];
  const members = await db
    .selectFrom('members')
    .select(['id', 'membershipCode'])
    .where('personId', 'in', personIds)
    .execute();
  const membershipCodes = members.map(({ membershipCode }) => membershipCode);
  return { personId, personIds, memberIds: members.map(({ id }) => id), membershipCodes };
}
