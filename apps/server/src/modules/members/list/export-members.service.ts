import { dayOf, type InputOf, type MemberRow, type members } from '@kathok/contract';
import { exportRows, readAll } from '../../../base/spreadsheets/writing/export-rows.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { toMemberRow } from '../present-member.ts';
import { memberFilter, type MemberFilters } from './member-filter-sql.ts';
import { findMembersAfter } from './member-list.repository.ts';
import { memberSheet } from './member-sheet.ts';

/** The register as one JSON array or a sheet. Who took it along, and which part of it, is written down before the first row leaves. */
export async function exportMembers(ctx: Ctx, { query }: InputOf<typeof members.all>): Promise<FileAnswer> {
  const { format = 'json', includeInactive = false, ...asked } = query;
  const filters: MemberFilters = isOpen(asked) && !includeInactive ? { ...asked, status: 'active' } : asked;
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'export', entity: 'Member', after: { format, ...auditableFilters(filters) } }),
  );
  return exportRows(`members-${dayOf(ctx.now)}`, format, await readMembers(ctx, filters), memberSheet);
}

/** All members that fit, read in portions. */
export async function readMembers(ctx: Ctx, filters: MemberFilters): Promise<AsyncGenerator<MemberRow>> {
  const today = dayOf(ctx.now);
  const filter = memberFilter(filters, { today, codePrefix: await codePrefixFor(ctx, filters.q) });
  return readAll(
    (lastId, most) => findMembersAfter(ctx.db, filter, lastId, most),
    (row) => toMemberRow(row, today),
  );
}

/** Anyone who asks for a standing gets that standing; anyone who asks for none, those who count. */
const isOpen = ({ status, standing }: MemberFilters) => status === undefined && standing === undefined;
