import {
  dayOf,
  type InputOf,
  type MemberCounts,
  type MemberRow,
  type members,
  type Paged,
  toPage,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { hasOnlyFilters } from '../../../db/lists/read-page.ts';
import { readCompleteNumber, readSearch } from '../../../db/searching/search-terms.ts';
import { type Ctx, isStaff } from '../../../platform/context.ts';
import type { MemberListRow } from '../member.repository.ts';
import { toMemberRow } from '../present-member.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { countTabs } from './member-count.repository.ts';
import { memberFilter } from './member-filter-sql.ts';
import { findLongestGrace, findMemberPage, findMembersByNumber } from './member-list.repository.ts';

type ListQuery = InputOf<typeof members.list>['query'];

export async function listMembers(
  ctx: Ctx,
  { query }: InputOf<typeof members.list>,
): Promise<Paged<MemberRow>> {
  if (query.isRemoved && !isStaff(ctx, 'manage')) throw new AppError('not_allowed');
  const today = dayOf(ctx.now);
  const withNumber = await findByNumber(ctx, query);
  if (withNumber.length > 0)
    return toPage(
      withNumber.map((row) => toMemberRow(row, today)),
      withNumber.length,
      query,
    );
  const filter = memberFilter(query, {
    today,
    codePrefix: await codePrefixFor(ctx, query.q),
    ...(query.standing === 'grace' && { longestGrace: await findLongestGrace(ctx.db) }),
  });
  const { data, meta } = await findMemberPage(ctx.db, filter, query);
  return { data: data.map((row) => toMemberRow(row, today)), meta };
}

/** The members who have a complete number, by a statement that is kept: the same as the search finds, only sooner. */
async function findByNumber(ctx: Ctx, query: ListQuery): Promise<MemberListRow[]> {
  const { q, page, take, sortBy = 'name', order = 'ASC' } = query;
  const isPlain = hasOnlyFilters(query, 'q') && page === 1 && sortBy === 'name' && order === 'ASC';
  const terms = isPlain && q !== undefined ? readSearch(q) : null;
  const number = terms && readCompleteNumber(terms);
  const found = number ? await findMembersByNumber(ctx.db, number) : [];
  return found.length <= take ? found : [];
}

export function countMembers(ctx: Ctx): Promise<MemberCounts> {
  return countTabs(ctx.db, dayOf(ctx.now));
}
