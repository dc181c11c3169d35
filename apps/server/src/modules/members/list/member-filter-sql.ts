import type { Day, InputOf, members } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isAboutPeople, searchSql } from './search-sql.ts';
import { readSearch } from '../../../db/search-terms.ts';
import { standingIs, statusIs } from './standing-sql.ts';

type ListQuery = InputOf<typeof members.list>['query'];
export type MemberFilters = Pick<ListQuery, keyof InputOf<typeof members.all>['query'] & keyof ListQuery> & {
  q?: string | undefined;
  isRemoved?: boolean | undefined;
};

export interface MemberFilter {
  conditions: RawBuilder<SqlBool>[];
  /** Which tables the conditions speak of besides `members`; the others need not be read to count. */
  needsPeople: boolean;
  needsType: boolean;
}

export interface Surroundings {
  today: Day;
  /** Of the codes that are given now. */
  codePrefix: string;
}

/** What was asked for, as conditions on `members`, `people` and `membership_types as type`. */
export function memberFilter(filters: MemberFilters, { today, codePrefix }: Surroundings): MemberFilter {
  const conditions: RawBuilder<SqlBool>[] = [
    filters.isRemoved
      ? sql`members.deleted_at is not null and members.merged_into is null`
      : sql`members.deleted_at is null`,
  ];
  const add = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<SqlBool>) => {
    if (value !== undefined) conditions.push(condition(value));
    return value !== undefined;
  };
  const hasStatus = add(filters.status, (status) => statusIs(status, today));
  const hasStanding = add(filters.standing, (standing) => standingIs(standing, today));
  add(filters.membershipTypeId, (id) => sql`members.membership_type_id = ${id}`);
  add(filters.paymentFrequencyId, (id) => sql`members.payment_frequency_id = ${id}`);
  add(filters.joinedFrom, (day) => sql`members.joined_on >= ${day}::date`);
  add(filters.joinedTo, (day) => sql`members.joined_on <= ${day}::date`);
  add(filters.paidUntilFrom, (day) => sql`members.paid_until >= ${day}::date`);
  add(filters.paidUntilTo, (day) => sql`members.paid_until <= ${day}::date`);
  const terms = filters.q === undefined ? null : readSearch(filters.q);
  if (terms) conditions.push(searchSql(terms, codePrefix));
  const aboutPeople = [
    terms !== null && isAboutPeople(terms),
    add(filters.countryId, (id) => sql`people.country_id = ${id}`),
    add(filters.dzongkhag, (dzongkhag) => sql`people.dzongkhag = ${dzongkhag}`),
    add(filters.gender, (gender) => sql`people.gender = ${gender}`),
    add(filters.hasPhone, (has) => (has ? sql`people.phone is not null` : sql`people.phone is null`)),
  ];
  return { conditions, needsPeople: aboutPeople.includes(true), needsType: hasStatus || hasStanding };
}
