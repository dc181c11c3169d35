import { dayOf, type InputOf, type MemberRow, type members, type Paged, toPage } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isStaff } from '../member-access.ts';
import { toMemberRow } from '../present-member.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { memberFilter } from './member-filter-sql.ts';
import { countMembers, findMemberPage } from './member-list.repository.ts';

export async function listMembers(
  ctx: Ctx,
  { query }: InputOf<typeof members.list>,
): Promise<Paged<MemberRow>> {
  if (query.isRemoved && !isStaff(ctx, 'manage')) throw new AppError('not_allowed');
  const today = dayOf(ctx.now);
  const filter = memberFilter(query, { today, codePrefix: await codePrefixFor(ctx, query.q) });
  const rows = await findMemberPage(ctx.db, filter, query);
  const itemCount = countOfLastPage(rows.length, query) ?? (await countMembers(ctx.db, filter));
  return toPage(
    rows.map((row) => toMemberRow(row, today)),
    itemCount,
    query,
  );
}

/** Where a page is not full, it is the last one, and nothing needs to be counted any more. */
function countOfLastPage(shown: number, { page, take }: { page: number; take: number }): number | null {
  return shown < take && (shown > 0 || page === 1) ? (page - 1) * take + shown : null;
}
