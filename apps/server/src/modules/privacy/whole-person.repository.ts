import type { Db, Tx } from '../../db/open-database.ts';
import { anyOf } from './any-of-sql.ts';

/** Somebody with all the records that were found to be theirs. */
export interface WholePerson {
  /** There is none where a donor left nothing to be known by. */
  personIds: string[];
  memberIds: string[];
  membershipCodes: string[];
  donationIds: string[];
  pledgeIds: string[];
}

/** The person behind a member, with those who were merged into them. */
export async function findWholePerson(db: Db | Tx, memberId: string): Promise<WholePerson | undefined> {
  const member = await db
    .selectFrom('members')
    .select('personId')
    .where('id', '=', memberId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return member && findByPerson(db, member.personId);
}

/** The person behind a donation. One without a person stands for itself: a name alone does not tell which others are theirs. */
export async function findWholeDonor(db: Db | Tx, donationId: string): Promise<WholePerson | undefined> {
  const donation = await db
    .selectFrom('donations')
    .select('personId')
    .where('id', '=', donationId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (donation?.personId) return findByPerson(db, donation.personId);
  if (!donation) return undefined;
  const none = { personIds: [], memberIds: [], membershipCodes: [] };
  return { ...none, donationIds: [donationId], pledgeIds: await findNamelessPledge(db, donationId) };
}

async function findByPerson(db: Db | Tx, personId: string): Promise<WholePerson> {
  const merged = await db.selectFrom('people').select('id').where('mergedInto', '=', personId).execute();
  const personIds = [personId, ...merged.map(({ id }) => id)];
  const members = await db
    .selectFrom('members')
    .select(['id', 'membershipCode'])
    .where('personId', '=', anyOf(personIds))
    .execute();
  const memberIds = members.map(({ id }) => id);
  const donations = await db
    .selectFrom('donations')
    .select('id')
    .where((is) => is.or([is('personId', '=', anyOf(personIds)), is('memberId', '=', anyOf(memberIds))]))
    .execute();
  const membershipCodes = members.map(({ membershipCode }) => membershipCode);
  const pledges = await db
    .selectFrom('pledges')
    .select('id')
    .where((is) => is.or([is('personId', '=', anyOf(personIds)), is('memberId', '=', anyOf(memberIds))]))
    .execute();
  const [donationIds, pledgeIds] = [donations, pledges].map((rows) => rows.map(({ id }) => id));
  return { personIds, memberIds, membershipCodes, donationIds: donationIds!, pledgeIds: pledgeIds! };
}

/** The pledge that a donation came for, where nothing tells who either of them is from. */
async function findNamelessPledge(db: Db | Tx, donationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('donations')
    .innerJoin('pledges', 'pledges.id', 'donations.pledgeId')
    .select('pledges.id')
    .where('donations.id', '=', donationId)
    .where('pledges.personId', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
