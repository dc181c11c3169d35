import { dayOf, type InputOf, type MemberRow, type members, type Paged, toPage } from '@kathok/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.ts';
import { isStaff } from '../member-access.ts';
import { toMemberRow } from '../present-member.ts';
import { memberFilter } from './member-filter.ts';
import { countMembers, findMemberPage } from './member-list.repository.ts';

export async function listMembers(
  ctx: Ctx,
  { query }: InputOf<typeof members.list>,
): Promise<Paged<MemberRow>> {
  if (query.isRemoved && !isStaff(ctx, 'manage')) throw new AppError('not_allowed');
  const today = dayOf(ctx.now);
  const { membershipCodePrefix: codePrefix } = await readSettings(ctx.db);
  const filter = memberFilter(query, { today, codePrefix });
  const itemCount = await countMembers(ctx.db, filter);
  const rows = await findMemberPage(ctx.db, filter, query);
  return toPage(
    rows.map((row) => toMemberRow(row, today)),
    itemCount,
    query,
  );
}
