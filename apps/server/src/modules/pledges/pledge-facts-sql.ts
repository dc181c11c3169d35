import { type Day, donorDetails, type IdentityType, type PledgeRhythm } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** `[from, amount, rhythm, day of the month, is paused]`: small, because a list of all that are behind reads all of them. */
export type VersionFacts = [Day, number, PledgeRhythm, number, boolean];

/** What came for each pledge. Nobody gave any money for a simulated payment. */
export const cameByPledge = sql`(
  select pledge_id, sum(amount_paid)::bigint as came, max(donated_on) as last_came_on from donations
  where pledge_id is not null and deleted_at is null and amount_paid > 0
    and donations.id not in (select donation_id from payments where is_simulated and donation_id is not null)
  group by pledge_id)`;

const cameOfOne = sql<number>`coalesce((
  select sum(amount_paid)::bigint from donations where donations.pledge_id = pledges.id and deleted_at is null
    and not exists (select from payments where donation_id = donations.id and is_simulated)), 0)`;

const lastCameOn = sql<Day | null>`(
  select max(donated_on) from donations where donations.pledge_id = pledges.id and deleted_at is null and amount_paid > 0)`;

const versionsOfPledge = sql<VersionFacts[]>`(
  select json_agg(json_build_array(from_day, amount, rhythm, day_of_month, is_paused) order by from_day)
  from pledge_versions where pledge_id = pledges.id)`;

/** One that has lasted its time, and has come whole, has ended by itself. */
export const hasEndedByItself = (today: Day): RawBuilder<SqlBool> => sql<SqlBool>`(
  pledges.state = 'active' and coalesce(pledges.last_due_on < ${today}::date, false) and ${cameOfOne} >= pledges.pledged_in_all)`;

/** What a list and the record are made of; a member's details are those of the register. */
export function pledgeRows(db: Db | Tx) {
  return db
    .selectFrom('pledges')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'pledges.purposeId')
    .leftJoin('members', 'members.id', 'pledges.memberId')
    .leftJoin('people', 'people.id', 'members.personId')
    .select(['pledges.id', 'pledges.version', 'pledges.createdAt', 'pledges.updatedAt', 'pledgeNumber'])
    .select(['pledges.donorType', 'pledges.memberId', 'pledges.personId', 'pledges.donorName'])
    .select(['pledges.purposeId', 'pledges.dedication', 'pledges.amount', 'pledges.rhythm', 'dayOfMonth'])
    .select(['pledges.currency', 'pledges.startsOn', 'pledges.endsOn', 'pledges.times', 'pledges.state'])
    .select(['pledges.stateSince', 'pledges.lastDueOn', 'pledges.pledgedInAll', 'pledges.remind'])
    .select(['pledges.channel', 'members.membershipCode'])
    .select(['purpose.name as purpose', 'purpose.nameDzongkha as purposeDzongkha'])
    .select(({ fn }) =>
      donorDetails.map((field) => fn.coalesce(`people.${field}`, `pledges.${field}`).as(field)),
    )
    .select([versionsOfPledge.as('versions'), cameOfOne.as('came'), lastCameOn.as('lastCameOn')])
    .$narrowType<{ identityType: IdentityType | null }>();
}
export type PledgeRecord = Awaited<ReturnType<ReturnType<typeof pledgeRows>['execute']>>[number];
