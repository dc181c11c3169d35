import { Readable } from 'node:stream';
import { dayOf, type InputOf, maskIdentity, type MemberRow, type members } from '@kathok/contract';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { jsonArray } from '../../../base/spreadsheets/json-array.ts';
import { csvMediaType, writeCsv } from '../../../base/spreadsheets/write-csv.ts';
import { writeSheet, xlsxMediaType } from '../../../base/spreadsheets/write-sheet.ts';
import { toMemberRow } from '../present-member.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { type MemberFilter, memberFilter, type MemberFilters } from './member-filter-sql.ts';
import { findMembersAfter } from './member-list.repository.ts';
import { sheetCells, sheetColumns } from './member-sheet.ts';

const rowsAtATime = 500;

/** The register as one JSON array or a sheet. Who took it along, and which part of it, is written down before the first row leaves. */
export async function exportMembers(ctx: Ctx, { query }: InputOf<typeof members.all>): Promise<FileAnswer> {
  const { format = 'json', includeInactive = false, ...asked } = query;
  const filters: MemberFilters = isOpen(asked) && !includeInactive ? { ...asked, status: 'active' } : asked;
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'export', entity: 'Member', after: { format, ...auditable(filters) } }),
  );
  const today = dayOf(ctx.now);
  const codePrefix = await codePrefixFor(ctx, filters.q);
  const rows = readAll(ctx, memberFilter(filters, { today, codePrefix }));
  return { fileName: `members-${today}.${format}`, ...written[format](rows) };
}

/** Whoever asks for a standing gets that standing; whoever asks for none, those who count. */
const isOpen = ({ status, standing }: MemberFilters) => status === undefined && standing === undefined;

/** What was searched for may be somebody's CID. */
function auditable({ q, ...filters }: MemberFilters) {
  return q === undefined ? filters : { ...filters, q: /\d{5}/.test(q) ? maskIdentity(q) : q };
}

const written = {
  json: (rows: AsyncIterable<MemberRow>) => ({
    mediaType: 'application/json',
    content: Readable.from(jsonArray(rows), { objectMode: false }),
  }),
  csv: (rows: AsyncIterable<MemberRow>) => ({
    mediaType: csvMediaType,
    content: writeCsv(sheetColumns, cells(rows)),
  }),
  xlsx: (rows: AsyncIterable<MemberRow>) => ({
    mediaType: xlsxMediaType,
    content: writeSheet(sheetColumns, cells(rows)),
  }),
};

async function* readAll(ctx: Ctx, filter: MemberFilter): AsyncGenerator<MemberRow> {
  const today = dayOf(ctx.now);
  let after: string | null = null;
  do {
    const rows = await findMembersAfter(ctx.db, filter, after, rowsAtATime);
    for (const row of rows) yield toMemberRow(row, today);
    after = rows.length < rowsAtATime ? null : (rows.at(-1)?.id ?? null);
  } while (after !== null);
}

async function* cells(rows: AsyncIterable<MemberRow>) {
  for await (const row of rows) yield sheetCells(row);
}
