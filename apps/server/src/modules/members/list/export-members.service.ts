import { Readable } from 'node:stream';
import { type Day, dayOf, type InputOf, type members } from '@kathok/contract';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { toMemberRow } from '../present-member.ts';
import { type MemberFilter, memberFilter, type MemberFilters } from './member-filter.ts';
import { findMembersAfter } from './member-list.repository.ts';

const rowsAtATime = 500;

/** The register as one JSON array. Who took it along, and which part of it, is written down before the first row leaves. */
export async function exportMembers(ctx: Ctx, { query }: InputOf<typeof members.all>): Promise<FileAnswer> {
  const { includeInactive = false, ...asked } = query;
  const filters: MemberFilters = isOpen(asked) && !includeInactive ? { ...asked, status: 'active' } : asked;
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'export', entity: 'Member', after: { ...filters } }),
  );
  const today = dayOf(ctx.now);
  const filter = memberFilter(filters, { today, codePrefix: '' });
  return {
    fileName: `members-${today}.json`,
    mediaType: 'application/json',
    content: Readable.from(jsonPages(ctx, filter, today), { objectMode: false }),
  };
}

/** Whoever asks for a standing gets that standing; whoever asks for none, those who count. */
const isOpen = ({ status, standing }: MemberFilters) => status === undefined && standing === undefined;

async function* jsonPages(ctx: Ctx, filter: MemberFilter, today: Day): AsyncGenerator<string> {
  let after: string | null = null;
  yield '[';
  for (;;) {
    const rows = await findMembersAfter(ctx.db, filter, after, rowsAtATime);
    const page = rows.map((row) => JSON.stringify(toMemberRow(row, today))).join(',\n');
    if (page) yield after === null ? page : `,\n${page}`;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < rowsAtATime || after === null) break;
  }
  yield ']';
}
