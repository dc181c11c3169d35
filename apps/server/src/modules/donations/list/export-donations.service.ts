import { Readable } from 'node:stream';
import { dayOf, type DonationRow, type donations, type InputOf, maskIdentity } from '@kathok/contract';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { jsonArray } from '../../../base/spreadsheets/json-array.ts';
import { csvMediaType, writeCsv } from '../../../base/spreadsheets/write-csv.ts';
import { writeSheet, xlsxMediaType } from '../../../base/spreadsheets/write-sheet.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { toDonationRow } from '../present-donation.ts';
import { type DonationFilter, donationFilter, type DonationFilters } from './donation-filter-sql.ts';
import { findDonationsAfter } from './donation-list.repository.ts';
import { sheetCells, sheetColumns } from './donation-sheet.ts';

const rowsAtATime = 500;

/** All gifts as one JSON array or a sheet. Who took them along is written down before the first row leaves. */
export async function exportDonations(
  ctx: Ctx,
  { query }: InputOf<typeof donations.all>,
): Promise<FileAnswer> {
  const { format = 'json', ...filters } = query;
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'export', entity: 'Donation', after: { format, ...auditable(filters) } }),
  );
  const codePrefix = await codePrefixFor(ctx, filters.q);
  const rows = readAll(ctx, donationFilter(filters, { codePrefix }));
  return { fileName: `donations-${dayOf(ctx.now)}.${format}`, ...written[format](rows) };
}

/** What was searched for may be somebody's CID. */
function auditable({ q, ...filters }: DonationFilters) {
  return q === undefined ? filters : { ...filters, q: /\d{5}/.test(q) ? maskIdentity(q) : q };
}

const written = {
  json: (rows: AsyncIterable<DonationRow>) => ({
    mediaType: 'application/json',
    content: Readable.from(jsonArray(rows), { objectMode: false }),
  }),
  csv: (rows: AsyncIterable<DonationRow>) => ({
    mediaType: csvMediaType,
    content: writeCsv(sheetColumns, cells(rows)),
  }),
  xlsx: (rows: AsyncIterable<DonationRow>) => ({
    mediaType: xlsxMediaType,
    content: writeSheet(sheetColumns, cells(rows)),
  }),
};

async function* readAll(ctx: Ctx, filter: DonationFilter): AsyncGenerator<DonationRow> {
  let after: string | null = null;
  do {
    const rows = await findDonationsAfter(ctx.db, filter, after, rowsAtATime);
    for (const row of rows) yield toDonationRow(row);
    after = rows.length < rowsAtATime ? null : (rows.at(-1)?.id ?? null);
  } while (after !== null);
}

async function* cells(rows: AsyncIterable<DonationRow>) {
  for await (const row of rows) yield sheetCells(row);
}
