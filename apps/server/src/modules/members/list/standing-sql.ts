import type { Day, MemberStatus, Standing } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/*
 * standingOf() and statusOf() of the contract as conditions on `members`, or on the kept counts of them; a test holds
 * both against each other. The day is one that the planner sees, or one that it does not (`hideFromPlanner`).
 */
type Today = Day | RawBuilder<Day>;
const asDate = (today: Today) => (typeof today === 'string' ? sql`${today}::date` : today);

const running = sql`end_reason is null and not is_lifetime`;

export function standingIs(standing: Standing, today: Today): RawBuilder<SqlBool> {
  switch (standing) {
    case 'applied':
      return sql`(${running} and paid_until is null)`;
    case 'lifetime':
      return sql`(end_reason is null and is_lifetime)`;
    case 'current':
      return sql`(${running} and paid_until >= ${asDate(today)})`;
    case 'grace':
      return sql`(${running} and paid_until < ${asDate(today)} and grace_until >= ${asDate(today)})`;
    case 'lapsed':
      return sql`(${running} and grace_until < ${asDate(today)})`;
    default:
      return sql`(end_reason = ${standing})`;
  }
}

export function statusIs(status: MemberStatus, today: Today): RawBuilder<SqlBool> {
  switch (status) {
    case 'pending':
      return standingIs('applied', today);
    case 'active':
      return sql`(end_reason is null and (is_lifetime or grace_until >= ${asDate(today)}))`;
    default:
      return sql`(end_reason is not null or ${standingIs('lapsed', today)})`;
  }
}
