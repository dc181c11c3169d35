import {
  dayOf,
  type InputOf,
  type MemberCounts,
  type MemberRow,
  type members,
  mostPrinted,
  type Paged,
  toPage,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { hasOnlyFilters } from '../../../db/lists/read-page.ts';
import { readCompleteNumber, readSearch } from '../../../db/searching/search-terms.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { type Ctx, inTransaction, isStaff } from '../../../platform/context.ts';
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

/** The register on paper. Who printed which part of it is written down before it leaves. */
export async function printMembers(
  ctx: Ctx,
  { query }: InputOf<typeof members.print>,
): Promise<Paged<MemberRow>> {
  const rows = await listMembers(ctx, {
    query: { ...query, page: 1, take: mostPrinted },
    params: {},
    body: {},
  });
  const after = { format: 'print', ...auditableFilters(query) };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Member', after }));
  return rows;
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
