import type { Day, MemberStatus, Standing } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/*
 * standingOf() and statusOf() of the contract as conditions on `members`, or on the kept counts of them; a test holds
 * both against each other.
 */
const running = sql`end_reason is null and not is_lifetime`;

export function standingIs(standing: Standing, today: Day): RawBuilder<SqlBool> {
  switch (standing) {
    case 'applied':
      return sql`(${running} and paid_until is null)`;
    case 'lifetime':
      return sql`(end_reason is null and is_lifetime)`;
    case 'current':
      return sql`(${running} and paid_until >= ${today}::date)`;
    case 'grace':
      return sql`(${running} and paid_until < ${today}::date and grace_until >= ${today}::date)`;
    case 'lapsed':
      return sql`(${running} and grace_until < ${today}::date)`;
    default:
      return sql`(end_reason = ${standing})`;
  }
}

export function statusIs(status: MemberStatus, today: Day): RawBuilder<SqlBool> {
  switch (status) {
    case 'pending':
      return standingIs('applied', today);
    case 'active':
      return sql`(end_reason is null and (is_lifetime or grace_until >= ${today}::date))`;
    default:
      return sql`(end_reason is not null or ${standingIs('lapsed', today)})`;
  }
}
