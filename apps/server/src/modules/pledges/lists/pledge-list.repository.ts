import { type Day, type InputOf, type Paged, type PledgeList, type pledges } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { readPage } from '../../../db/lists/read-page.ts';
import type { Db } from '../../../db/open-database.ts';
import { beginsWith, contains, namesWith } from '../../../db/searching/like-patterns.ts';
import { readSearch } from '../../../db/searching/search-terms.ts';
import {
  cameByPledge,
  hasEndedByItself,
  type PledgeRecord,
  pledgeRows,
  type VersionFacts,
} from '../pledge-facts-sql.ts';

type Query = InputOf<typeof pledges.list>['query'];
export type PledgeFilters = Pick<Query, 'purposeId' | 'memberId' | 'rhythm' | 'remind' | 'q'>;

/** A pledge that is active, with what the list of those behind is computed from: read for all of them at once. */
export interface OpenPledge {
  id: string;
  donorNameKey: string;
  currency: string;
  startsOn: Day;
  endsOn: Day | null;
  times: number | null;
  state: 'active';
  stateSince: null;
  versions: VersionFacts[];
  came: number;
  lastDueOn: Day | null;
}

const matches = (filters: PledgeFilters, only: string | null): RawBuilder<SqlBool> =>
  sql<SqlBool>`pledges.deleted_at is null${sql.join(
    conditionsOf(filters, only).map((one) => sql` and ${one}`),
    sql``,
  )}`;

function conditionsOf({ purposeId, memberId, rhythm, remind, q }: PledgeFilters, only: string | null) {
  return [
    ...(only === null ? [] : [sql`pledges.member_id = ${only}::uuid`]),
    ...(purposeId ? [sql`pledges.purpose_id = ${purposeId}::uuid`] : []),
    ...(memberId ? [sql`pledges.member_id = ${memberId}::uuid`] : []),
    ...(rhythm ? [sql`pledges.rhythm = ${rhythm}`] : []),
    ...(remind === undefined ? [] : [sql`pledges.remind = ${remind}`]),
    ...searched(q ?? ''),
  ];
}

const ofMember = (condition: RawBuilder<unknown>) => sql`pledges.member_id in (
    select members.id from members join people on people.id = members.person_id where ${condition})`;

/** Name, number of the pledge, code, phone or e-mail. */
function searched(typed: string): RawBuilder<unknown>[] {
  const terms = readSearch(typed);
  if (!terms) return [];
  switch (terms.kind) {
    case 'name':
      return [namesWith('pledges.donor_name_key', terms.words)];
    case 'dzongkha':
      return [
        sql`(pledges.donor_name like ${contains(terms.text)} or ${ofMember(sql`people.name_dzongkha like ${contains(terms.text)}`)})`,
      ];
    case 'email':
      return [
        sql`(pledges.email like ${beginsWith(terms.email)} or ${ofMember(sql`people.email like ${beginsWith(terms.email)}`)})`,
      ];
    case 'code':
      return [
        sql`(pledge_number like ${beginsWith(terms.code)} or ${ofMember(sql`membership_code like ${beginsWith(terms.code)}`)})`,
      ];
    default: {
      const phones = terms.phones.map(beginsWith);
      return [
        sql`(pledge_number like ${beginsWith(`P-${terms.digits}`)} or pledges.phone like any(${phones}::text[])
          or ${ofMember(sql`people.phone like any(${phones}::text[])`)})`,
      ];
    }
  }
}

/** Every active pledge of a filter, in one statement. */
export async function findOpenPledges(
  db: Db,
  filters: PledgeFilters = {},
  only: string | null = null,
): Promise<OpenPledge[]> {
  const { rows } = await sql<OpenPledge>`
    select pledges.id, donor_name_key as "donorNameKey", currency, starts_on as "startsOn", ends_on as "endsOn", times,
      state, null as "stateSince", last_due_on as "lastDueOn", known.versions, coalesce(money.came, 0) as came
    from pledges
    join (select pledge_id, json_agg(json_build_array(from_day, amount, rhythm, day_of_month, is_paused) order by from_day)
      as versions from pledge_versions group by pledge_id) as known on known.pledge_id = pledges.id
    left join ${cameByPledge} as money on money.pledge_id = pledges.id
    where state = 'active' and ${matches(filters, only)}`.execute(db);
  return rows;
}

/** How many have been paused, and how many have ended. */
export async function countRested(db: Db, filters: PledgeFilters, only: string | null) {
  const { rows } = await sql<{ paused: number; ended: number }>`
    select count(*) filter (where state = 'paused')::int as paused, count(*) filter (where state = 'ended')::int as ended
    from pledges where state <> 'active' and ${matches(filters, only)}`.execute(db);
  return rows[0]!;
}

const orders = {
  createdAt: sql`pledges.created_at`,
  donorName: sql`pledges.donor_name_key`,
  amount: sql`pledges.amount`,
  startsOn: sql`pledges.starts_on`,
};
export type SqlOrder = keyof typeof orders;

interface ListQuery {
  filters: PledgeFilters;
  only: string | null;
  state: Exclude<PledgeList, 'behind'> | undefined;
  sortBy: SqlOrder;
  order: 'ASC' | 'DESC';
  today: Day;
}

export function findPledgePage(
  db: Db,
  { filters, only, state, sortBy, order, today }: ListQuery,
  paging: { page: number; take: number; countAll?: boolean | undefined },
): Promise<Paged<PledgeRecord>> {
  const direction = sql.raw(order === 'ASC' ? 'asc' : 'desc');
  const isOver = hasEndedByItself(today);
  const inState: Record<string, RawBuilder<SqlBool>> = {
    active: sql<SqlBool>`pledges.state = 'active' and not ${isOver}`,
    paused: sql<SqlBool>`pledges.state = 'paused'`,
    ended: sql<SqlBool>`(pledges.state = 'ended' or ${isOver})`,
  };
  const rows = pledgeRows(db)
    .where(matches(filters, only))
    .$if(state !== undefined, (query) => query.where(inState[state!]!))
    .orderBy(sql`${orders[sortBy]} ${direction}, pledges.id ${direction}`);
  return readPage(db, rows, paging);
}
