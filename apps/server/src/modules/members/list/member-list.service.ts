import {
  dayOf,
  type InputOf,
  type MemberCounts,
  type MemberRow,
  type members,
  type Paged,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isStaff } from '../member-access.ts';
import { toMemberRow } from '../present-member.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { countTabs } from './member-count.repository.ts';
import { memberFilter } from './member-filter-sql.ts';
import { findLongestGrace, findMemberPage } from './member-list.repository.ts';

export async function listMembers(
  ctx: Ctx,
  { query }: InputOf<typeof members.list>,
): Promise<Paged<MemberRow>> {
  if (query.isRemoved && !isStaff(ctx, 'manage')) throw new AppError('not_allowed');
  const today = dayOf(ctx.now);
  const filter = memberFilter(query, {
    today,
    codePrefix: await codePrefixFor(ctx, query.q),
    ...(query.standing === 'grace' && { longestGrace: await findLongestGrace(ctx.db) }),
  });
  const { data, meta } = await findMemberPage(ctx.db, filter, query);
  return { data: data.map((row) => toMemberRow(row, today)), meta };
}

export function countMembers(ctx: Ctx): Promise<MemberCounts> {
  return countTabs(ctx.db, dayOf(ctx.now));
}
