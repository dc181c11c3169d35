import { addDays, type Day, type InputOf, type members } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { allOf } from '../../../db/lists/kept-count.ts';
import { foundBy } from '../../../db/searching/ids-first.ts';
import { isAboutPeople, isName, searchSql } from './search-sql.ts';
import { readSearch } from '../../../db/searching/search-terms.ts';
import { standingIs, statusIs } from './standing-sql.ts';

type ListQuery = InputOf<typeof members.list>['query'];
export type MemberFilters = Pick<ListQuery, keyof InputOf<typeof members.all>['query'] & keyof ListQuery> & {
  q?: string | undefined;
  isRemoved?: boolean | undefined;
};

export interface MemberFilter {
  /** Those taken out of the register, and not those who are in it. */
  isRemoved: boolean;
  /** All but whether they are in the register. */
  conditions: RawBuilder<SqlBool>[];
  /** The whole condition, on `members` and `people`. */
  where: RawBuilder<SqlBool>;
  /** Whether the conditions speak of `people`, which need not be read otherwise. */
  needsPeople: boolean;
  /** Where it is kept how many there are: the conditions speak of nothing but what these counts know. */
  countedBy: 'standing' | 'place' | 'name' | null;
  /** The condition on the name, where nothing else is asked for. */
  name?: RawBuilder<SqlBool>;
}

export interface MemberFilterContext {
  today: Day;
  /** The prefix of the codes that are given now. */
  codePrefix: string;
  /** In days. With it a list of those in grace knows the few paid days to look at, and how many members they are. */
  longestGrace?: number;
}

/** What was asked for, as conditions on `members` and `people`. */
export function memberFilter(
  filters: MemberFilters,
  { today, codePrefix, longestGrace }: MemberFilterContext,
): MemberFilter {
  const standings: RawBuilder<SqlBool>[] = [];
  const places: RawBuilder<SqlBool>[] = [];
  const others: RawBuilder<SqlBool>[] = [];
  const aboutPeople: RawBuilder<SqlBool>[] = [];
  const { status, standing, hasPhone } = filters;
  if (status) standings.push(statusIs(status, today));
  if (standing) standings.push(standingIs(standing, today));
  if (standing === 'grace' && longestGrace !== undefined)
    standings.push(sql`paid_until >= ${addDays(today, -longestGrace)}::date`);
  if (filters.paidUntilFrom) standings.push(sql`paid_until >= ${filters.paidUntilFrom}::date`);
  if (filters.paidUntilTo) standings.push(sql`paid_until <= ${filters.paidUntilTo}::date`);
  if (hasPhone !== undefined) standings.push(hasPhone ? sql`has_phone` : sql`not has_phone`);
  if (filters.membershipTypeId) standings.push(sql`membership_type_id = ${filters.membershipTypeId}`);
  if (filters.countryId) places.push(sql`person_country_id = ${filters.countryId}`);
  if (filters.dzongkhag) places.push(sql`person_dzongkhag = ${filters.dzongkhag}`);
  if (filters.paymentFrequencyId)
    others.push(sql`members.payment_frequency_id = ${filters.paymentFrequencyId}`);
  if (filters.joinedFrom) others.push(sql`members.joined_on >= ${filters.joinedFrom}::date`);
  if (filters.joinedTo) others.push(sql`members.joined_on <= ${filters.joinedTo}::date`);
  if (filters.listId)
    others.push(
      foundBy('members.id', [
        sql`select member_id from member_list_entries where list_id = ${filters.listId}`,
      ]),
    );
  if (filters.ids) others.push(sql`members.id in (${sql.join(filters.ids)})`);
  if (filters.gender) aboutPeople.push(sql`people.gender = ${filters.gender}`);
  if (filters.hasEmail !== undefined)
    aboutPeople.push(filters.hasEmail ? sql`people.email is not null` : sql`people.email is null`);
  const terms = filters.q === undefined ? null : readSearch(filters.q);
  if (terms) (isAboutPeople(terms) ? aboutPeople : others).push(searchSql(terms, codePrefix));
  const isRemoved = filters.isRemoved ?? false;
  const conditions = [...standings, ...places, ...others, ...aboutPeople];
  const filter = {
    isRemoved,
    conditions,
    where: allOf([isInList(isRemoved), ...conditions]),
    needsPeople: aboutPeople.length > 0,
  };
  if (terms?.kind === 'name' && filter.conditions.length === 1)
    return { ...filter, countedBy: 'name', name: isName(terms) };
  if (others.length + aboutPeople.length > 0) return { ...filter, countedBy: null };
  // Standing and place are counted apart from each other.
  if (places.length > 0) return { ...filter, countedBy: standings.length === 0 ? 'place' : null };
  return { ...filter, countedBy: asksMoreThanStanding(filters) ? null : 'standing' };
}

/** Somebody who was merged into another member is in neither list. */
export const isInList = (isRemoved: boolean) =>
  isRemoved
    ? sql<SqlBool>`members.deleted_at is not null and members.merged_into is null`
    : sql<SqlBool>`members.deleted_at is null`;

/** The days of those who have ended, or are members for life, are no part of their standing; nor is a phone of anybody's. */
function asksMoreThanStanding({ hasPhone, standing, paidUntilFrom, paidUntilTo }: MemberFilters): boolean {
  const asksDays = paidUntilFrom !== undefined || paidUntilTo !== undefined;
  const isRunning = standing !== undefined && ['applied', 'current', 'grace', 'lapsed'].includes(standing);
  return hasPhone !== undefined || (asksDays && !isRunning);
}
